import type { Handlers } from '../core/handler'

/** Reads of entries, authors and tags. */
export const readingHandlers = {} satisfies Partial<Handlers>
