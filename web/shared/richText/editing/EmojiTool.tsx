import { RichTextEditor as Toolbar } from '@mantine/tiptap'
import { IconMoodSmile } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { useEmojiPanel } from '#shared/emojis/useEmojiPanel'
import { leaveBlock } from './insertBlock'

/** Inserts an emoji at the caret. */
export function EmojiTool({ editor }: { editor: Editor }) {
  const { t } = useTranslation('richText')
  const { button, panel } = useEmojiPanel((emoji) => {
    leaveBlock(editor)
    editor.chain().focus().insertContent(emoji).run()
  })
  return (
    <>
      <Toolbar.Control {...button} aria-label={t('emoji.add')} title={t('emoji.add')}>
        <IconMoodSmile size={20} stroke={1.5} aria-hidden />
      </Toolbar.Control>
      {panel}
    </>
  )
}
