import { useRef, useState } from 'react'
import { useDraft } from '#platform/forms/useDraft'

/** The texts of a profile as they are written. */
export interface Texts {
  readonly headline: string
  /** HTML. */
  readonly text: string
  readonly matchWords: readonly string[]
}

/** Always in this order, so that the same texts are the same string. */
function written({ headline, text, matchWords }: Texts): string {
  return JSON.stringify({ headline, text, matchWords })
}

/** Only what is written here is read here, so that a draft has this shape or none. */
function draftOf(kept: string): Texts | undefined {
  try {
    return kept ? (JSON.parse(kept) as Texts) : undefined
  } catch {
    return undefined
  }
}

/** The texts with what has been changed and not yet saved, also before the page was left or loaded anew. */
export function useTextsDraft(saved: Texts) {
  const [kept, keep] = useDraft('profileTexts')
  const draft = draftOf(kept)
  const isDirty = draft !== undefined && written(draft) !== written(saved)
  const [restored, setRestored] = useState(isDirty)
  // What stands there now, for those who have waited meanwhile.
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
    /** What stands there was written before and not saved. */
    restored: restored && isDirty,
    change: (part: Partial<Texts>) => {
      const next = written({ ...texts, ...part })
      hold(next === written(saved) ? '' : next)
    },
    /** These have been saved; what was written since is still a draft. */
    settle: (sent: Texts) => {
      if (latest.current === written(sent)) hold('')
      else setRestored(false)
    },
    /** Back to what is saved. */
    discard: () => hold(''),
  }
}
