import { defineArea } from '../shared/area/area'
import { emojisHandlers } from './handlers'

/** Emojis of the editor. */
export const emojis = defineArea({
  name: 'emojis',
  handlers: emojisHandlers,
})
