import { useKeptDrafts } from '#platform/forms/useDraft'
import type { MailFilter } from '../../listAddress'
import { mailDraft, useRecipients, type Recipient } from '../../mailDrafts'

/** To whom a first message is written and not sent; a list that is narrowed to something else shows none. */
export function useFirstMessages({ kind, unread, text }: MailFilter): Recipient[] {
  const recipients = useRecipients()
  const drafts = useKeptDrafts('')
  if (unread || text !== '' || (kind !== null && kind !== 'NORMAL')) return []
  return recipients.filter((recipient) => drafts.has(mailDraft(recipient)))
}
