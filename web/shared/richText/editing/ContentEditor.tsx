import { lazy, type ComponentProps } from 'react'
import { RichTextEditor } from '#ui/RichTextEditor/RichTextEditor'
import { useEditorWords } from '../useEditorWords'
import { EditableMediaContext, type EditableMedia } from './editableMedia'

const MediaEditorBox = lazy(async () => ({ default: (await import('./MediaEditorBox')).MediaEditorBox }))
const MediaTextBox = lazy(async () => ({ default: (await import('./MediaEditorBox')).MediaTextBox }))

interface ContentEditorProps extends Omit<ComponentProps<typeof RichTextEditor>, 'box' | 'words'> {
  media: EditableMedia
  /** Whether videos of other sites are allowed. */
  withVideos?: boolean
}

/**
 * A rich-text field with emojis, media and, by default, videos of other sites. Needs the texts `richText` and
 * `media`.
 */
export function ContentEditor({ media, withVideos = true, ...field }: ContentEditorProps) {
  const words = useEditorWords()
  return (
    <EditableMediaContext value={media}>
      <RichTextEditor {...field} words={words} box={withVideos ? MediaEditorBox : MediaTextBox} />
    </EditableMediaContext>
  )
}
