import type { Handlers } from '../core/handler'

/** Log on, sign-up, session, settings, terms, deletion. */
export const accountHandlers = {} satisfies Partial<Handlers>
