import { ActionIcon } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmojiPanel } from './EmojiPanel'

interface EmojiButtonProps {
  /** The caller inserts the emoji; if it takes the focus back, the focus stays there. */
  onPick: (emoji: string) => void
  disabled?: boolean
}

/** A button that opens the emoji panel beside a field. Uses the `richText` namespace, which the screen loads. */
export function EmojiButton({ onPick, disabled = false }: EmojiButtonProps) {
  const { t } = useTranslation('richText')
  const [opened, setOpened] = useState(false)
  return (
    <EmojiPanel opened={opened} onClose={() => setOpened(false)} onPick={onPick}>
      <ActionIcon
        aria-label={t('emoji.add')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        disabled={disabled}
        onClick={() => setOpened((shown) => !shown)}
      >
        <IconMoodSmile size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
    </EmojiPanel>
  )
}
