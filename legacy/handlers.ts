import { accountHandlers } from './account/handlers'
import type { Handlers } from './core/handler'
import { siteHandlers } from './site/handlers'
import { startHandlers } from './start/handlers'

/** Every call's handler. */
export const handlers = {
  ...accountHandlers,
  ...siteHandlers,
  ...startHandlers,
} satisfies Partial<Handlers>
