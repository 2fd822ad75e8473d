import { useDraft, useKeptDrafts } from '#platform/forms/useDraft'

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

/** Whom the viewer began to write to for the first time, in this tab. */
export function useRecipients(): Recipient[] {
  return [...useKeptDrafts(RECIPIENT)].map(([id, kept]) => {
    const [legacyId, name] = JSON.parse(kept) as [number, string]
    return { id, legacyId, name }
  })
}
