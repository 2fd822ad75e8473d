import { lazy, type ComponentProps } from 'react'
import { RichTextEditor } from '#ui/RichTextEditor/RichTextEditor'
import { useEditorWords } from '../useEditorWords'
import { EditableMediaContext, type EditableMedia } from './editableMedia'

const MediaEditorBox = lazy(async () => ({ default: (await import('./MediaEditorBox')).MediaEditorBox }))
const MediaTextBox = lazy(async () => ({ default: (await import('./MediaEditorBox')).MediaTextBox }))

interface ContentEditorProps extends Omit<ComponentProps<typeof RichTextEditor>, 'box' | 'words'> {
  media: EditableMedia
  /** Videos of other sites may stand in it. */
  withVideos?: boolean
}

/**
 * A field for what members write for others to read, with emojis, media and, unless told otherwise, videos of other
 * sites. It needs the texts of `richText` and `media`.
 */
export function ContentEditor({ media, withVideos = true, ...field }: ContentEditorProps) {
  const words = useEditorWords()
  return (
    <EditableMediaContext value={media}>
      <RichTextEditor {...field} words={words} box={withVideos ? MediaEditorBox : MediaTextBox} />
    </EditableMediaContext>
  )
}
