import type { Handlers } from '../core/handler'

/** What members do with entries and authors. */
export const writingHandlers = {} satisfies Partial<Handlers>
