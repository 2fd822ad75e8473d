import { useLater } from '#lib/later'
import { frameOverlays } from '../insideParts'

/** The tips of the menu, once they are loaded: nobody waits for them. */
export const useMenuTip = () => useLater(frameOverlays, false).value?.MenuTip ?? null
