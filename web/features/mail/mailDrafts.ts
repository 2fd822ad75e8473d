import { useEffect } from 'react'
import { useDraft, useForgetDraft, useKeptDrafts } from '#platform/forms/useDraft'

const RECIPIENT = 'mail-recipient '

/** Somebody whom the viewer writes to for the first time. */
export interface Recipient {
  readonly id: string
  readonly legacyId: number
  readonly name: string
}

/** The draft's name: by the person, so that it stays when the conversation begins meanwhile; else by the conversation. */
export function mailDraft({
  id,
  other,
}: {
  readonly id: string
  readonly other?: { readonly id: string } | null
}): string {
  return `mail ${other?.id ?? id}`
}

/** Keeps whom a first message is for, so that the list can name them. It goes at log-out, as drafts do. */
export function useKeepRecipient({ id, legacyId, name }: Recipient): () => void {
  const [, keep] = useDraft(`${RECIPIENT}${id}`)
  return () => keep(JSON.stringify([legacyId, name]))
}

/**
 * Takes somebody who cannot be written to any more out of the list: they have left, or one has blocked the other. The words
 * stay, should the two meet again while this tab is open.
 */
export function useForgetRecipient(goneLegacyId: number | null): void {
  const forget = useForgetDraft()
  const gone = useRecipients().find(({ legacyId }) => legacyId === goneLegacyId)?.id
  useEffect(() => {
    if (gone !== undefined) forget(`${RECIPIENT}${gone}`)
  }, [gone, forget])
}

/** Whom the viewer began to write to for the first time, in this tab. */
export function useRecipients(): Recipient[] {
  return [...useKeptDrafts(RECIPIENT)].map(([id, kept]) => {
    const [legacyId, name] = JSON.parse(kept) as [number, string]
    return { id, legacyId, name }
  })
}
