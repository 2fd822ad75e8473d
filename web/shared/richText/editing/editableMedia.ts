import { createContext, use, useCallback, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { editableMedia_media$data, editableMedia_media$key } from './__generated__/editableMedia_media.graphql'

const fragment = graphql`
  fragment editableMedia_media on Media @relay(plural: true) {
    __typename
    id
    legacyId
    title
    width
    height
    ... on Video {
      duration
    }
    ...usePictureSource_picture
    ...MediaStatusNote_media
    ...RichText_media
  }
`

/** A picture or video in the editor and the preview. */
export type EditableMedium = editableMedia_media$data[number]

/** The media of a text in the editor. */
export interface EditableMedia {
  /** Whether the text is for the dark sites. */
  readonly dark: boolean
  /** The media loaded so far, by number. */
  readonly known: ReadonlyMap<number, EditableMedium>
  readonly add: (media: readonly EditableMedium[]) => void
  /** Adds a media item that was just saved. */
  readonly addSaved: (media: editableMedia_media$key[number]) => void
  /** Number of pictures in the text that are still being uploaded; saving the text leaves them out. */
  readonly unfinished: number
  readonly setUnfinished: (count: number) => void
}

export function useEditableMedia(media: editableMedia_media$key): readonly EditableMedium[] {
  return useFragment(fragment, media)
}

/** Returns the initial media of a text and those loaded while it is edited. */
export function useKnownMedia(initial: editableMedia_media$key, dark: boolean): EditableMedia {
  const given = useEditableMedia(initial)
  const [added, setAdded] = useState<readonly EditableMedium[]>([])
  const [saved, setSaved] = useState<editableMedia_media$key>([])
  const kept = useEditableMedia(saved)
  const [unfinished, setUnfinished] = useState(0)
  const known = new Map([...given, ...added, ...kept].map((medium) => [medium.legacyId, medium]))
  const add = useCallback((media: readonly EditableMedium[]) => setAdded((before) => [...before, ...media]), [])
  const addSaved = useCallback(
    (medium: editableMedia_media$key[number]) => setSaved((before) => [...before, medium]),
    [],
  )
  return { dark, known, add, addSaved, unfinished, setUnfinished }
}

export const EditableMediaContext = createContext<EditableMedia | null>(null)

export function useMediaAround(): EditableMedia {
  const media = use(EditableMediaContext)
  if (!media) throw new Error('No media are known here')
  return media
}
