import { useState } from 'react'
import { useDraft } from '#platform/forms/useDraft'

/** What a form holds, as it is saved on the server. */
interface SavedContent<C> {
  readonly content: C
}

/** What is kept in this tab until it is saved. */
interface KeptContent<C, S extends SavedContent<C>> {
  readonly content: C
  /** The saved version that it is based on; null for something new. */
  readonly base: S | null
  /** Makes a creation repeatable. */
  readonly key: string
}

interface KeptContentOptions<C, S extends SavedContent<C>> {
  /** Name of the draft among the viewer's. */
  readonly name: string
  /** Null for something new. */
  readonly saved: S | null
  /** The content of something new. */
  readonly empty: C
  readonly isSame: (one: C, other: C) => boolean
}

/** Only this client writes these strings, so a readable one has this shape. */
function readKept<C, S extends SavedContent<C>>(kept: string): KeptContent<C, S> | null {
  try {
    return kept ? (JSON.parse(kept) as KeptContent<C, S>) : null
  } catch {
    return null
  }
}

/** What is written in a form; it survives faults, reloads and other pages until it has been saved. */
export function useKeptContent<C, S extends SavedContent<C>>({ name, saved, empty, isSame }: KeptContentOptions<C, S>) {
  const [kept, keep] = useDraft(name)
  const [restored] = useState(() => readKept<C, S>(kept))
  const [state, setState] = useState<KeptContent<C, S>>(
    () => restored ?? { content: saved?.content ?? empty, base: saved, key: window.crypto.randomUUID() },
  )
  const isDirty = !isSame(state.content, state.base?.content ?? empty)
  const put = (next: KeptContent<C, S>) => {
    setState(next)
    keep(isSame(next.content, next.base?.content ?? empty) ? '' : JSON.stringify(next))
  }
  return {
    content: state.content,
    base: state.base,
    key: state.key,
    isDirty,
    wasRestored: restored !== null,
    change: (part: Partial<C>) => put({ ...state, content: { ...state.content, ...part } }),
    /** Goes on from a saved version, with the content given or that of the version. */
    rebase: (base: S, content = base.content) => put({ ...state, base, content }),
    reset: () => put({ ...state, content: state.base?.content ?? empty }),
    /** Takes the kept content away, once it is saved. */
    forget: () => keep(''),
  }
}
