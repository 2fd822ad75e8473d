import { conversationPath } from '#shared/mail/conversationPath'
import type { ConversationKind } from './screens/MailScreen/__generated__/MailScreenQuery.graphql'

/** The kinds that the list can be narrowed to, in their order. */
export const CONVERSATION_KINDS: readonly ConversationKind[] = ['NORMAL', 'GROUP_CHAT', 'LODGE', 'EVENT', 'SYSTEM']

/** The server takes no more. */
export const MAX_SEARCH_LENGTH = 100

/** Which conversations the list shows. */
export interface MailFilter {
  readonly kind: ConversationKind | null
  readonly unread: boolean
  readonly text: string
}

/** Reads the address; what it says that is not known is left out. */
export function readMailFilter(search: URLSearchParams): MailFilter {
  return {
    kind: CONVERSATION_KINDS.find((kind) => kind === search.get('kind')) ?? null,
    unread: search.get('unread') === '1',
    text: search.get('text')?.trim().slice(0, MAX_SEARCH_LENGTH) ?? '',
  }
}

/** The address of the list so filtered, with the conversation that is open beside it. */
export function mailPath({ kind, unread, text }: MailFilter, legacyId?: number): string {
  const search = new URLSearchParams()
  if (kind) search.set('kind', kind)
  if (unread) search.set('unread', '1')
  if (text.trim()) search.set('text', text.trim())
  return search.size > 0 ? `${conversationPath(legacyId)}?${search.toString()}` : conversationPath(legacyId)
}

/** The list's arguments in the graph. */
export function listArguments({ kind, unread, text }: MailFilter) {
  return { kind, unread, text: text || null }
}

/** The number of the profile that the address wants to write to. */
export function wantedProfile(search: URLSearchParams): number | null {
  const profile = search.get('profile')
  return profile && /^\d{1,9}$/.test(profile) ? Number(profile) : null
}
