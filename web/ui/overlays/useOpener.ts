import { useId, useState } from 'react'
import { preload, type Later } from '#lib/later'
import { useLaterOverlay } from './useLaterOverlay'

/** What a popover or menu needs to know of the button that opens it. */
export interface Opener {
  readonly id: string
  readonly element: HTMLElement | null
  readonly opened: boolean
  readonly setOpened: (opened: boolean) => void
}

interface OpenerSetup<Parts> {
  /** What the button opens. */
  readonly later: Later<Parts>
  readonly popup: 'dialog' | 'menu'
  readonly opened: boolean
  readonly setOpened: (opened: boolean) => void
}

/** A button whose popover or menu is loaded when somebody is about to open it. */
export function useOpener<Parts>({ later, popup, opened, setOpened }: OpenerSetup<Parts>) {
  const id = useId()
  const [element, setElement] = useState<HTMLElement | null>(null)
  // A page may have thirty such buttons, few of which are ever used.
  const [isNear, setNear] = useState(opened)
  const value = useLaterOverlay(later, opened, () => setOpened(false))
  if (opened && !isNear) setNear(true)
  const approach = () => {
    setNear(true)
    preload(later)
  }
  const opener: Opener = { id, element, opened, setOpened }
  return {
    opener,
    parts: isNear ? value : null,
    button: {
      ref: setElement,
      id,
      'aria-haspopup': popup,
      'aria-expanded': opened,
      'aria-controls': opened && value ? `${id}-dropdown` : undefined,
      onPointerEnter: approach,
      onFocus: approach,
      onClick: () => setOpened(!opened),
    },
  }
}
