import type { CustomTypeOptions } from 'i18next'

/** The texts by namespace, typed by the English ones; each area has its own. `web/main/resources.ts` lists them. */
export type Resources = CustomTypeOptions['resources']

export type Namespace = keyof Resources
