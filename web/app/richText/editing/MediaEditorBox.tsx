import { RichTextEditor as Toolbar } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import { EditorBox, type EditorBoxProps } from '../../../ui/RichTextEditor/EditorBox'
import { MediaNode, VideoNode } from './blockNode'
import { EmojiTool } from './EmojiTool'
import { MediaTool } from './MediaTool'
import { PicturePlaces } from './pictures/PicturePlaces'
import { PictureTool } from './pictures/PictureTool'
import { usePictureUploads } from './pictures/usePictureUploads'
import { VideoTool } from './VideoTool'

const extensions = [MediaNode, VideoNode]

const tools = (editor: Editor) => <ContentTools editor={editor} />

function ContentTools({ editor }: { editor: Editor }) {
  const pictures = usePictureUploads(editor)
  return (
    <Toolbar.ControlsGroup>
      <PictureTool onFiles={(files) => pictures.take(files, null)} />
      <MediaTool editor={editor} onPictures={(files) => pictures.take(files, null)} />
      <VideoTool editor={editor} />
      <EmojiTool editor={editor} />
      <PicturePlaces pictures={pictures} />
    </Toolbar.ControlsGroup>
  )
}

/** The editor for what members write for others to read: emojis, media of their own and videos of other sites besides. */
export function MediaEditorBox(props: EditorBoxProps) {
  return <EditorBox {...props} extensions={extensions} tools={tools} />
}
