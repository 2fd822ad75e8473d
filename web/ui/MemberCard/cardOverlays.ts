import { CardDropdown } from './CardDropdown'
import { CardSheet } from './CardSheet'

/** The two ways to show a card's actions. */
export const cardOverlays = { CardDropdown, CardSheet }
