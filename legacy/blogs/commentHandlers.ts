import type { Handlers } from '../core/handler'

/** Comments on entries. */
export const commentHandlers = {} satisfies Partial<Handlers>
