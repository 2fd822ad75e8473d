import { createLater } from '#lib/later'

/** What only members' pages have; the first of a member waits for it. */
export const insideParts = createLater(async () => (await import('../inside')).inside)
