import type { Handlers } from '../core/handler'
import { commentHandlers } from './commentHandlers'
import { readingHandlers } from './readingHandlers'
import { writingHandlers } from './writingHandlers'

export const blogsHandlers = {
  ...readingHandlers,
  ...writingHandlers,
  ...commentHandlers,
} satisfies Partial<Handlers>
