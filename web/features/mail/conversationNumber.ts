import type { Navigation } from '#platform/routing/route'

/** The number of the open conversation in the address; null while none is open, 0, which none has, where it is no number. */
export function conversationNumber({ params }: Pick<Navigation, 'params'>): number | null {
  const { conversationId } = params
  if (conversationId === undefined) return null
  return /^\d{1,9}$/.test(conversationId) ? Number(conversationId) : 0
}
