import type { EditableMedium } from '../editableMedia'

/** What a place that media come from is given. */
export interface SourceProps {
  /** Changes when something was added, which is then fetched. */
  readonly fetchKey: number
  readonly onChoose: (medium: EditableMedium) => void
}

/** How many media are fetched at a time. */
export const PAGE = 40
