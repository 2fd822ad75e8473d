import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDraft } from '#platform/forms/useDraft'
import { createAutosave, type TextContent, type Version } from './autosave'
import { readLocalCopy, writeLocalCopy } from './localCopy'
import type { TextKind, TextRequests } from './textKind'

/** The text and its autosave: saves to the server, and keeps a local copy while the server lacks the text. */
export function useAutosave<C extends TextContent>(
  { rules, copyOf, editPath }: TextKind<C>,
  { send, latest }: Pick<TextRequests<C>, 'send' | 'latest'>,
  saved: Version<C> | null,
) {
  const [kept] = useDraft(copyOf(saved?.entry.legacyId))
  const [copy] = useState(() => readLocalCopy<C>(kept))
  const [autosave] = useState(() =>
    createAutosave<C>({
      rules,
      start: {
        content: copy?.content ?? saved?.content ?? rules.empty,
        saved: saved?.content ?? rules.empty,
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
    // It does not navigate, because a new render would lose the caret; the router continues from its own address when
    // the author leaves.
    window.history.replaceState(window.history.state, '', editPath(legacyId))
    keeping.current.keepNew('')
  }, [legacyId, saved, editPath])

  return { autosave, state, /** A new entry's local copy was restored. */ restored: copy !== undefined && !saved }
}
