import { useRef, useState } from 'react'
import { useDraft } from '#platform/forms/useDraft'

export interface Texts {
  readonly headline: string
  /** HTML. */
  readonly text: string
  readonly matchWords: readonly string[]
}

/** Fixed key order, so that equal texts give equal strings. */
function written({ headline, text, matchWords }: Texts): string {
  return JSON.stringify({ headline, text, matchWords })
}

/** Only this client writes these strings, so a readable one has this shape. */
function draftOf(kept: string): Texts | undefined {
  try {
    return kept ? (JSON.parse(kept) as Texts) : undefined
  } catch {
    return undefined
  }
}

/** Texts of the profile with unsaved changes, which survive leaving and reloading the page. */
export function useTextsDraft(saved: Texts) {
  const [kept, keep] = useDraft('profileTexts')
  const draft = draftOf(kept)
  const isDirty = draft !== undefined && written(draft) !== written(saved)
  const [restored, setRestored] = useState(isDirty)
  // Current draft, for callbacks that waited meanwhile.
  const latest = useRef(kept)
  const texts: Texts = draft ?? saved
  const hold = (next: string) => {
    latest.current = next
    if (!next) setRestored(false)
    keep(next)
  }
  return {
    texts,
    isDirty,
    /** The texts come from an earlier, unsaved draft. */
    restored: restored && isDirty,
    change: (part: Partial<Texts>) => {
      const next = written({ ...texts, ...part })
      hold(next === written(saved) ? '' : next)
    },
    /** Drops the draft after a save, unless it changed meanwhile. */
    settle: (sent: Texts) => {
      if (latest.current === written(sent)) hold('')
      else setRestored(false)
    },
    discard: () => hold(''),
  }
}
