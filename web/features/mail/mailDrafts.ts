import { useEffect } from 'react'
import { useDraft, useForgetDraft, useKeptDrafts } from '#platform/forms/useDraft'

const RECIPIENT = 'mail-recipient '

export interface Recipient {
  readonly id: string
  readonly legacyId: number
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
export function useKeepRecipient({ id, legacyId, name }: Recipient): () => void {
  const [, keep] = useDraft(`${RECIPIENT}${id}`)
  return () => keep(JSON.stringify([legacyId, name]))
}

/**
 * Removes a recipient who cannot be written to any more: they have left, or one has blocked the other. The text
 * stays, in case they meet again while this tab is open.
 */
export function useForgetRecipient(goneLegacyId: number | null): void {
  const forget = useForgetDraft()
  const gone = useRecipients().find(({ legacyId }) => legacyId === goneLegacyId)?.id
  useEffect(() => {
    if (gone !== undefined) forget(`${RECIPIENT}${gone}`)
  }, [gone, forget])
}

/** Recipients of unsent first messages in this tab. */
export function useRecipients(): Recipient[] {
  return [...useKeptDrafts(RECIPIENT)].map(([id, kept]) => {
    const [legacyId, name] = JSON.parse(kept) as [number, string]
    return { id, legacyId, name }
  })
}
