import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { tell } from '#platform/toasts/tell'
import { useSessionConsent } from '#shared/uploads/sessionConsent'
import { useUploadRules } from '#shared/uploads/useUploadRules'
import { createUploadQueue } from '#shared/uploads/uploadQueue'
import { useViewer } from '#platform/session/useSession'
import { useMediaAround } from '../editableMedia'
import { addPlaces, createPlaces, fillPlace, removePlace } from './places'
import { createPictureSender, TEXT_PICTURES, type KeptPicture } from './sendPicture'

/** Uploads pasted, dropped and picked pictures into the text, with a placeholder during the upload. */
export function usePictureUploads(editor: Editor) {
  const { rules, judge } = useUploadRules(TEXT_PICTURES)
  const environment = useRelayEnvironment()
  const { legacyId: viewer } = useViewer()
  const { addSaved, setUnfinished } = useMediaAround()
  const consent = useSessionConsent()
  const [asking, setAsking] = useState(false)
  const [elements] = useState(() => new Map<number, HTMLElement>())
  const [kept] = useState(() => new Map<string, KeptPicture>())
  const [queue] = useState(() =>
    createUploadQueue(
      createPictureSender({ environment, viewer: viewer ?? 0, onKept: (id, picture) => kept.set(id, picture) }),
    ),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)

  /** Uploads files to a position, or to the caret. */
  const take = (files: readonly File[], at: number | null) => {
    const { accepted, problem } = judge(files)
    if (problem) tell(`${problem} ${rules}`)
    if (accepted.length === 0) return
    addPlaces(editor, queue.add(accepted), at)
    if (!consent.given) setAsking(true)
  }

  const takeFiles = useEffectEvent(take)
  useEffect(() => {
    const places = createPlaces({
      elements,
      onFiles: (files, at) => takeFiles(files, at),
      onEnd: queue.remove,
    })
    editor.registerPlugin(places)
    return () => {
      editor.unregisterPlugin(places.spec.key ?? '')
      queue.clear()
    }
  }, [editor, queue, elements])

  useEffect(() => {
    for (const { id, state, medium } of uploads) {
      const picture = state === 'uploaded' && medium ? kept.get(medium.id) : undefined
      if (!picture) continue
      addSaved(picture.media)
      fillPlace(editor, id, picture.legacyId)
    }
  }, [uploads, kept, editor, addSaved])

  const unfinished = uploads.length
  useEffect(() => {
    setUnfinished(unfinished)
    return () => setUnfinished(0)
  }, [unfinished, setUnfinished])

  return {
    uploads,
    elements,
    consent,
    asking,
    take,
    ask: () => setAsking(true),
    closeQuestion: () => setAsking(false),
    retry: queue.retry,
    remove: (upload: number) => {
      removePlace(editor, upload)
      editor.commands.focus()
    },
  }
}

export type PictureUploads = ReturnType<typeof usePictureUploads>
