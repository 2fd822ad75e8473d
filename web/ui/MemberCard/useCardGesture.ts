import { useLongPress } from '@mantine/hooks'
import { useMedia } from '#ui/useMedia'
import { useRef, useState, type MouseEvent } from 'react'

/** State of a card's menu. */
export interface CardGesture {
  opened: boolean
  setOpened: (opened: boolean) => void
  /** True on devices without hover, where the menu is a sheet. */
  touch: boolean
}

/** Opens the card's menu on a long press, and then suppresses the click on the card's link. */
export function useCardGesture(enabled: boolean) {
  const [opened, setOpened] = useState(false)
  const touch = useMedia('(hover: none)', { phone: true, desktop: false })
  const held = useRef(false)

  const longPress = useLongPress(
    () => {
      held.current = true
      setOpened(true)
    },
    {
      events: ['touch'],
      cancelOnMove: true,
      onStart: () => {
        held.current = false
      },
    },
  )

  const handlers = {
    ...longPress,
    // Suppresses the browser's link menu, which would cover ours.
    onContextMenu: (event: MouseEvent) => {
      if (touch) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return
      held.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }

  return { opened, setOpened, touch, handlers: enabled ? handlers : {} }
}
