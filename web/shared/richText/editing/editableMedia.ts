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

/** A picture or a video of the member's own, as the editor and the preview show it. */
export type EditableMedium = editableMedia_media$data[number]

/** What the media of a text are while it is being written. */
export interface EditableMedia {
  /** The text is for the dark sites, where more may be shown. */
  readonly dark: boolean
  /** Those known so far, by their numbers. */
  readonly known: ReadonlyMap<number, EditableMedium>
  readonly add: (media: readonly EditableMedium[]) => void
  /** One that has just been kept. */
  readonly addSaved: (media: editableMedia_media$key[number]) => void
  /** Pictures that have their place in the text and are not there yet: with the text nothing of them is saved. */
  readonly unfinished: number
  readonly setUnfinished: (count: number) => void
}

/** Reads media for the editor. */
export function useEditableMedia(media: editableMedia_media$key): readonly EditableMedium[] {
  return useFragment(fragment, media)
}

/** The media that a text begins with, and those that come to be known while it is written. */
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

/** The media of the text around. */
export function useMediaAround(): EditableMedia {
  const media = use(EditableMediaContext)
  if (!media) throw new Error('No media are known here')
  return media
}
