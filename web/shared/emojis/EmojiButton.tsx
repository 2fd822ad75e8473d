import { ActionIcon } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useEmojiPanel } from './useEmojiPanel'

interface EmojiButtonProps {
  /** The caller inserts the emoji; if it takes the focus back, the focus stays there. */
  onPick: (emoji: string) => void
  disabled?: boolean
}

/** A button that opens the emoji panel beside a field. Uses the `richText` namespace, which the screen loads. */
export function EmojiButton({ onPick, disabled = false }: EmojiButtonProps) {
  const { t } = useTranslation('richText')
  const { button, panel } = useEmojiPanel(onPick)
  return (
    <>
      <ActionIcon {...button} aria-label={t('emoji.add')} disabled={disabled}>
        <IconMoodSmile size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      {panel}
    </>
  )
}
