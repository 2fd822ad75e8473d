import type { Handlers } from '../core/handler'
import { readingHandlers } from './readingHandlers'
import { writingHandlers } from './writingHandlers'

export const mailHandlers = {
  ...readingHandlers,
  ...writingHandlers,
} satisfies Partial<Handlers>
