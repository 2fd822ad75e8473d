import type { Handlers } from '../core/handler'
import { readingHandlers } from './readingHandlers'

/** Mail: reading and writing. */
export const mailHandlers = {
  ...readingHandlers,
} satisfies Partial<Handlers>
