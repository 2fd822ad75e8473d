import { lazy, type ComponentProps } from 'react'
import { RichTextEditor } from '../../../ui/RichTextEditor/RichTextEditor'
import { useEditorWords } from '../useEditorWords'
import { EditableMediaContext, type EditableMedia } from './editableMedia'

const MediaEditorBox = lazy(async () => ({ default: (await import('./MediaEditorBox')).MediaEditorBox }))

interface ContentEditorProps extends Omit<ComponentProps<typeof RichTextEditor>, 'box' | 'words'> {
  media: EditableMedia
}

/**
 * A field for what members write for others to read, with media, videos of other sites and emojis. It needs the texts of
 * `richText` and `media`.
 */
export function ContentEditor({ media, ...field }: ContentEditorProps) {
  const words = useEditorWords()
  return (
    <EditableMediaContext value={media}>
      <RichTextEditor {...field} words={words} box={MediaEditorBox} />
    </EditableMediaContext>
  )
}
