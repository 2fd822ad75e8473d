import { useState } from 'react'
import { useDraft } from '../../../../app/forms/useDraft'

/** The texts of a profile as they are written. */
export interface Texts {
  readonly headline: string
  /** HTML. */
  readonly text: string
  readonly matchWords: readonly string[]
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
  const [restored, setRestored] = useState(draft !== undefined)
  const texts: Texts = draft ?? saved
  return {
    texts,
    isDirty: draft !== undefined && JSON.stringify(draft) !== JSON.stringify(saved),
    /** What stands there was written before and not saved. */
    restored: restored && draft !== undefined,
    change: (part: Partial<Texts>) => {
      const next = { headline: texts.headline, text: texts.text, matchWords: texts.matchWords, ...part }
      const same = JSON.stringify(next) === JSON.stringify({ ...saved, matchWords: saved.matchWords })
      keep(same ? '' : JSON.stringify(next))
    },
    /** Back to what is saved. */
    discard: () => {
      setRestored(false)
      keep('')
    },
  }
}
