import { useLater } from '#lib/later'
import { laterOverlays } from '../laterOverlays'

/** The tips of the menu, once they are loaded: nobody waits for them. */
export const useMenuTip = () => useLater(laterOverlays, false).value?.MenuTip ?? null
