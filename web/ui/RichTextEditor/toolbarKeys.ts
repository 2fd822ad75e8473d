import { arrowKeysAmong } from '../links/arrowKeys'

/** One tab stop for the toolbar, and arrow keys within it. */
export const toolbarKeys = arrowKeysAmong('[data-rich-text-editor-control]')
