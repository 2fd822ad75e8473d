import { useState } from 'react'
import { createLater } from '#lib/later'
import { useOpener } from '#ui/overlays/useOpener'

const emojiPanel = createLater(async () => (await import('./EmojiPanel')).EmojiPanel)

/** A button for emojis, and the panel that it opens. The caller inserts the emoji, and may move the focus. */
export function useEmojiPanel(onPick: (emoji: string) => void) {
  const [opened, setOpened] = useState(false)
  const { opener, parts: EmojiPanel, button } = useOpener({ later: emojiPanel, popup: 'dialog', opened, setOpened })
  return { button, panel: EmojiPanel && <EmojiPanel opener={opener} onPick={onPick} /> }
}
