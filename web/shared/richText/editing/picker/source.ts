import type { EditableMedium } from '../editableMedia'

export interface SourceProps {
  /** Changes after an upload, to load the list again. */
  readonly fetchKey: number
  readonly onChoose: (medium: EditableMedium) => void
}
