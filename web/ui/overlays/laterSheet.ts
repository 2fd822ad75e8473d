import { createLater } from '#lib/later'

/** What all dialogs are made of, loaded once a page has nothing else to do, or when the first one opens. */
export const laterSheet = createLater(() => import('./OpenedSheet'))
