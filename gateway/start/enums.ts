export type { StartSectionId } from '../../legacy/contract/common'

type ValueOf<E> = E[keyof E]

// The numbers by which REST knows them.
export const drawerModes = { OVERLAY: 1, MINI: 2, FULL: 3 } as const
export type DrawerMode = ValueOf<typeof drawerModes>
export const listViews = { GALLERY: 1, DETAILED: 2, LIST: 3 } as const
export type ListView = ValueOf<typeof listViews>
export const lodgeOrders = { NEWEST: 1, NAME: 2, MOST_ACTIVE: 3, MOST_MEMBERS: 4, NEAREST: 5 } as const
export type LodgeOrder = ValueOf<typeof lodgeOrders>
