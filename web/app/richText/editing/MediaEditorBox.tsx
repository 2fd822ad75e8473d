import { RichTextEditor as Toolbar } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import { EditorBox, type EditorBoxProps } from '../../../ui/RichTextEditor/EditorBox'
import { MediaNode, VideoNode } from './blockNode'
import { EmojiTool } from './EmojiTool'
import { MediaTool } from './MediaTool'
import { VideoTool } from './VideoTool'

const extensions = [MediaNode, VideoNode]

const tools = (editor: Editor) => (
  <Toolbar.ControlsGroup>
    <MediaTool editor={editor} />
    <VideoTool editor={editor} />
    <EmojiTool editor={editor} />
  </Toolbar.ControlsGroup>
)

/** The editor for what members write for others to read: emojis, media of their own and videos of other sites besides. */
export function MediaEditorBox(props: EditorBoxProps) {
  return <EditorBox {...props} extensions={extensions} tools={tools} />
}
