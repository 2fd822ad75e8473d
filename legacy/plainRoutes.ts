import type { PlainRoutes } from './core/handler'
import { eventStreamRoutes } from './core/http/eventStream'
import { mediaRoutes } from './media/files'
import { oneClickUnsubscribeRoutes } from './notifications/delivery/unsubscribe'

/** What the server serves besides the calls. */
export const plainRoutes: readonly PlainRoutes[] = [eventStreamRoutes, mediaRoutes, oneClickUnsubscribeRoutes]
