import { createLater } from '#lib/later'

/** What opens over the frame, loaded once the screen reacts, or when it is wanted. */
export const laterOverlays = createLater(async () => (await import('./insideExtras')).insideExtras)
