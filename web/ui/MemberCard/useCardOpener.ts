import type { Later } from '#lib/later'
import { useOpener } from '../overlays/useOpener'
import type { CardGesture } from './useCardGesture'

/** The opener of a card's actions, which a sheet shows on touch screens. */
export function useCardOpener<Parts>(later: Later<Parts>, { opened, setOpened, touch }: CardGesture) {
  const { opener, parts, button } = useOpener({ later, popup: touch ? 'dialog' : 'menu', opened, setOpened })
  return {
    opener,
    parts,
    button: touch ? { ...button, 'aria-expanded': undefined, 'aria-controls': undefined } : button,
  }
}
