import { useLongPress, useMediaQuery } from '@mantine/hooks'
import { useRef, useState, type MouseEvent } from 'react'

/** How a card's menu is opened, and whether it is. */
export interface CardGesture {
  opened: boolean
  setOpened: (opened: boolean) => void
  /** True where nothing can hover, so that the menu is a sheet. */
  touch: boolean
}

/** Long press on a touch screen opens the card's menu, and does not follow the card's link when the finger lifts. */
export function useCardGesture(enabled: boolean) {
  const [opened, setOpened] = useState(false)
  const touch = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false })
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
    // The browser's own menu for links would lie over ours.
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
