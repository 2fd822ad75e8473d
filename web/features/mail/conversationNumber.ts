import type { Navigation } from '#platform/routing/route'

/**
 * Number of the open conversation in the address. Null while none is open; 0, which no conversation has, when it
 * is no number.
 */
export function conversationNumber({ params }: Pick<Navigation, 'params'>): number | null {
  const { conversationId } = params
  if (conversationId === undefined) return null
  return /^\d{1,9}$/.test(conversationId) ? Number(conversationId) : 0
}
