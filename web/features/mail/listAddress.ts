import { canBeGlobalId } from '#lib/globalId'
import { conversationPath } from '#shared/mail/conversationPath'
import type { ConversationKind } from './screens/MailScreen/__generated__/MailScreenQuery.graphql'

/** Kinds that the list can be filtered by, in display order. */
export const CONVERSATION_KINDS: readonly ConversationKind[] = ['NORMAL', 'GROUP_CHAT', 'LODGE', 'EVENT', 'SYSTEM']

/** Limit of the server. */
export const MAX_SEARCH_LENGTH = 100

export interface MailFilter {
  readonly kind: ConversationKind | null
  readonly unread: boolean
  readonly text: string
}

/** Reads the filter from the address and ignores unknown values. */
export function readMailFilter(search: URLSearchParams): MailFilter {
  return {
    kind: CONVERSATION_KINDS.find((kind) => kind === search.get('kind')) ?? null,
    unread: search.get('unread') === '1',
    text: search.get('text')?.trim().slice(0, MAX_SEARCH_LENGTH) ?? '',
  }
}

export function mailPath({ kind, unread, text }: MailFilter, legacyId?: number): string {
  const search = new URLSearchParams()
  if (kind) search.set('kind', kind)
  if (unread) search.set('unread', '1')
  if (text.trim()) search.set('text', text.trim())
  return search.size > 0 ? `${conversationPath(legacyId)}?${search.toString()}` : conversationPath(legacyId)
}

export function listArguments({ kind, unread, text }: MailFilter) {
  return { kind, unread, text: text || null }
}

export function wantedProfile(search: URLSearchParams): string | null {
  const profile = search.get('profile')
  return profile && canBeGlobalId(profile) ? profile : null
}
