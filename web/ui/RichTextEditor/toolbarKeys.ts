import { arrowKeysAmong } from '../arrowKeys'

/** One stop of the Tab key for a whole toolbar, and arrow keys within it. */
export const toolbarKeys = arrowKeysAmong('[data-rich-text-editor-control]')
