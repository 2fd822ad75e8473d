import { useEffect } from 'react'
import { useForgetDraft, useKeepDraft, useKeptDrafts } from '#platform/forms/useDraft'

const RECIPIENT = 'mail-recipient '

export interface Recipient {
  readonly id: string
  readonly name: string
}

/**
 * Draft key: the person's id, so that the draft survives the start of the conversation; otherwise the
 * conversation's id.
 */
export function mailDraft({
  id,
  other,
}: {
  readonly id: string
  readonly other?: { readonly id: string } | null
}): string {
  return `mail ${other?.id ?? id}`
}

/**
 * Stores the recipient of a first message, so that the list can name them. It is dropped at log-out, like all
 * drafts.
 */
export function useKeepRecipient({ id, name }: Recipient): () => void {
  const keep = useKeepDraft(`${RECIPIENT}${id}`)
  return () => keep(name)
}

/**
 * Removes a recipient who cannot be written to any more: they have left, or one has blocked the other. The text
 * stays, in case they meet again while this tab is open.
 */
export function useForgetRecipient(goneId: string | null): void {
  const forget = useForgetDraft()
  const isKept = useRecipients().some(({ id }) => id === goneId)
  useEffect(() => {
    if (isKept) forget(`${RECIPIENT}${goneId}`)
  }, [isKept, goneId, forget])
}

/** Recipients of unsent first messages in this tab. */
export function useRecipients(): Recipient[] {
  return [...useKeptDrafts(RECIPIENT)].map(([id, name]) => ({ id, name }))
}
