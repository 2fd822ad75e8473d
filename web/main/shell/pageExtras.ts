import { ToastStack } from '../ToastStack'
import { PageWatch } from './PageWatch'

/** What every page has once it reacts: one file, as each further one holds the page up. */
export const pageExtras = { PageWatch, ToastStack }
