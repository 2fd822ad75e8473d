import { createLater } from '#lib/later'

/** What only members' pages have; the first of a member waits for it. */
export const insideParts = createLater(async () => (await import('../inside')).inside)

/** What opens over the frame. */
export const frameOverlays = createLater(async () => (await import('./frameOverlays')).frameOverlays)
