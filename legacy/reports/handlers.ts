import type { Handlers } from '../core/handler'

/** What members report, and what becomes of it. */
export const reportsHandlers = {} satisfies Partial<Handlers>
