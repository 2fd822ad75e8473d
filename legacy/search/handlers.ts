import type { Handlers } from '../core/handler'

/** Searching members: by filters, by words, by what fits. */
export const searchHandlers = {} satisfies Partial<Handlers>
