import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDraft } from '#platform/forms/useDraft'
import { editEntryPath } from '#shared/blogs/paths'
import { useSaveEntry } from '../../mutations/useSaveEntry'
import { createAutosave, type Version } from '../../saving/autosave'
import { EMPTY_CONTENT } from '../../saving/content'
import { readLocalCopy, writeLocalCopy } from './localCopy'
import { useLatestDraft } from './useLatestDraft'

/** Draft key of a text; a new entry has no number yet. */
const copyOf = (legacyId: number | undefined) => `blogEntry ${legacyId ?? 'new'}`

/**
 * Puts the number of a newly saved entry into the address. It does not navigate, because a new render would lose
 * the caret; the router continues from its own address when the author leaves.
 */
function putIntoAddress(legacyId: number): void {
  window.history.replaceState(window.history.state, '', editEntryPath(legacyId))
}

/** The text and its autosave: saves to the server, and keeps a local copy while the server lacks the text. */
export function useAutosave(saved: Version | null) {
  const send = useSaveEntry()
  const latest = useLatestDraft()
  const [kept] = useDraft(copyOf(saved?.entry.legacyId))
  const [copy] = useState(() => readLocalCopy(kept))
  const [autosave] = useState(() =>
    createAutosave({
      start: {
        content: copy?.content ?? saved?.content ?? EMPTY_CONTENT,
        saved: saved?.content ?? EMPTY_CONTENT,
        entry: copy?.entry ?? saved?.entry ?? null,
        key: copy?.key,
      },
      send,
      latest,
      newKey: () => window.crypto.randomUUID(),
      timers: window,
    }),
  )
  const state = useSyncExternalStore(autosave.subscribe, autosave.state)

  useEffect(() => {
    const retry = () => {
      if (autosave.state().phase === 'failed') void autosave.save(false)
    }
    window.addEventListener('online', retry)
    const stop = autosave.start()
    return () => {
      window.removeEventListener('online', retry)
      stop()
    }
  }, [autosave])

  const { content, entry, key, dirty } = state
  const legacyId = entry?.legacyId
  const [, keepNew] = useDraft(copyOf(undefined))
  const [, keep] = useDraft(copyOf(legacyId))
  const keeping = useRef({ keepNew, keep })
  useEffect(() => {
    keeping.current = { keepNew, keep }
  })
  useEffect(() => {
    keeping.current.keep(dirty ? writeLocalCopy({ content, entry, key }) : '')
  }, [content, entry, key, dirty])
  useEffect(() => {
    if (legacyId === undefined || legacyId === saved?.entry.legacyId) return
    putIntoAddress(legacyId)
    keeping.current.keepNew('')
  }, [legacyId, saved])

  return { autosave, state, /** A new entry's local copy was restored. */ restored: copy !== undefined && !saved }
}
