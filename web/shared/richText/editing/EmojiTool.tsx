import { RichTextEditor as Toolbar } from '@mantine/tiptap'
import { IconMoodSmile } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmojiPanel } from '#shared/emojis/EmojiPanel'
import { leaveBlock } from './insertBlock'

/** Inserts an emoji at the caret. */
export function EmojiTool({ editor }: { editor: Editor }) {
  const { t } = useTranslation('richText')
  const [opened, setOpened] = useState(false)
  return (
    <EmojiPanel
      opened={opened}
      onClose={() => setOpened(false)}
      onPick={(emoji) => {
        leaveBlock(editor)
        editor.chain().focus().insertContent(emoji).run()
      }}
    >
      <Toolbar.Control
        aria-label={t('emoji.add')}
        title={t('emoji.add')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened((shown) => !shown)}
      >
        <IconMoodSmile size={20} stroke={1.5} aria-hidden />
      </Toolbar.Control>
    </EmojiPanel>
  )
}
