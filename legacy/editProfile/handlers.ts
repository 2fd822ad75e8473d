import type { Handlers } from '../core/handler'

/** What members write about themselves, whom they would like to meet, relations, and how they are told of things. */
export const editProfileHandlers = {} satisfies Partial<Handlers>
