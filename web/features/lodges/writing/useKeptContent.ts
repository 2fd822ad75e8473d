import { useState } from 'react'
import { useDraft } from '#platform/forms/useDraft'
import { EMPTY_CONTENT, isSame, type LodgeContent } from './content'
import type { SavedLodge } from './readLodgeDraft'

/** What is kept in this tab until it is saved. */
interface KeptContent {
  readonly content: LodgeContent
  /** The saved version that it is based on; null for a new lodge. */
  readonly base: SavedLodge | null
  /** Makes the founding of a new lodge repeatable. */
  readonly key: string
}

/** Only this client writes these strings, so a readable one has this shape. */
function readKept(kept: string): KeptContent | null {
  try {
    return kept ? (JSON.parse(kept) as KeptContent) : null
  } catch {
    return null
  }
}

/** What is written of a lodge; it survives faults, reloads and other pages until it has been saved. */
export function useKeptContent(saved: SavedLodge | null) {
  const [kept, keep] = useDraft(`lodge ${saved?.legacyId ?? 'new'}`)
  const [restored] = useState(() => readKept(kept))
  const [state, setState] = useState<KeptContent>(
    () => restored ?? { content: saved?.content ?? EMPTY_CONTENT, base: saved, key: window.crypto.randomUUID() },
  )
  const isDirty = !isSame(state.content, state.base?.content ?? EMPTY_CONTENT)
  const put = (next: KeptContent) => {
    setState(next)
    keep(isSame(next.content, next.base?.content ?? EMPTY_CONTENT) ? '' : JSON.stringify(next))
  }
  return {
    content: state.content,
    base: state.base,
    key: state.key,
    isDirty,
    wasRestored: restored !== null,
    change: (part: Partial<LodgeContent>) => put({ ...state, content: { ...state.content, ...part } }),
    /** Goes on from a saved version, with the content given or that of the version. */
    rebase: (base: SavedLodge, content = base.content) => put({ ...state, base, content }),
    reset: () => put({ ...state, content: state.base?.content ?? EMPTY_CONTENT }),
    /** Takes the kept content away, once it is saved. */
    forget: () => keep(''),
  }
}
