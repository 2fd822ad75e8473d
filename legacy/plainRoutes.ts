import type { PlainRoutes } from './core/handler'

/** What the server serves outside `/api`. */
export const plainRoutes: readonly PlainRoutes[] = []
