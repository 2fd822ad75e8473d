import { cookieValue } from '../../legacy/contract/cookies'
import type { Discretion } from '../../legacy/contract/shapes'

/** The client's cookie, on dark sites alone, by which the tab stays discreet for members who are logged out. */
const PLAIN_TAB = 'plain-tab'

interface MaybeDiscreet {
  readonly isLoggedIn: boolean
  readonly discretion: Discretion | null
}

/** The member's discretion; of a visitor that of the member who was discreet in this browser. */
export function discretionIn(cookieHeader: string | undefined, viewer: MaybeDiscreet): Discretion | null {
  if (viewer.isLoggedIn || cookieValue(cookieHeader, PLAIN_TAB) !== '1') return viewer.discretion
  return { discreetTab: true, blurPictures: false, awayMinutes: null }
}
