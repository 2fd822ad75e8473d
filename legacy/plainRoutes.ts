import type { PlainRoutes } from './core/handler'
import { mediaRoutes } from './media/files'

/** What the server serves outside `/api`. */
export const plainRoutes: readonly PlainRoutes[] = [mediaRoutes]
