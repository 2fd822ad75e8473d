import { useKeptDrafts } from '#platform/forms/useDraft'
import type { MailFilter } from '../../listAddress'
import { mailDraft, useRecipients, type Recipient } from '../../mailDrafts'

/** Recipients of unsent first messages; none when the filter excludes them. */
export function useFirstMessages({ kind, unread, text }: MailFilter): Recipient[] {
  const recipients = useRecipients()
  const drafts = useKeptDrafts('')
  if (unread || text !== '' || (kind !== null && kind !== 'NORMAL')) return []
  return recipients.filter((recipient) => drafts.has(mailDraft(recipient)))
}
