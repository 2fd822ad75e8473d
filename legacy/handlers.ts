import { accountHandlers } from './account/handlers'
import type { Handlers } from './core/handler'

/** Every call's handler. */
export const handlers = {
  ...accountHandlers,
} satisfies Partial<Handlers>
