import { RichTextEditor as Toolbar } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import { EditorBox, type EditorBoxProps } from '#ui/RichTextEditor/EditorBox'
import { MediaNode, VideoNode } from './blockNode'
import { EmojiTool } from './EmojiTool'
import { MediaTool } from './MediaTool'
import { PicturePlaces } from './pictures/PicturePlaces'
import { PictureTool } from './pictures/PictureTool'
import { usePictureUploads } from './pictures/usePictureUploads'
import { VideoTool } from './VideoTool'

const TEXT_EXTENSIONS = [MediaNode]
const CONTENT_EXTENSIONS = [MediaNode, VideoNode]

const textTools = (editor: Editor) => <Tools editor={editor} withVideos={false} />
const contentTools = (editor: Editor) => <Tools editor={editor} withVideos />

function Tools({ editor, withVideos }: { editor: Editor; withVideos: boolean }) {
  const pictures = usePictureUploads(editor)
  const take = (files: readonly File[]) => pictures.take(files, null)
  return (
    <Toolbar.ControlsGroup>
      <PictureTool onFiles={take} />
      <MediaTool editor={editor} onPictures={take} />
      {withVideos && <VideoTool editor={editor} />}
      <EmojiTool editor={editor} />
      <PicturePlaces pictures={pictures} />
    </Toolbar.ControlsGroup>
  )
}

/** The editor with emojis and the member's own media, for texts about oneself. */
export function MediaTextBox(props: EditorBoxProps) {
  return <EditorBox {...props} extensions={TEXT_EXTENSIONS} tools={textTools} />
}

/** The editor with videos of other sites as well, for published texts. */
export function MediaEditorBox(props: EditorBoxProps) {
  return <EditorBox {...props} extensions={CONTENT_EXTENSIONS} tools={contentTools} />
}
