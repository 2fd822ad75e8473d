import { createContext } from 'react'
import type { EditableMedium } from '../editableMedia'

export interface SourceProps {
  /** Changes after an upload, to load the list again. */
  readonly fetchKey: number
  readonly onChoose: (medium: EditableMedium) => void
}

/** Whether only pictures can be chosen: for a cover, not for a text. */
export const PicturesOnly = createContext(false)
