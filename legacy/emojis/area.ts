import { defineArea } from '../shared/area/area'
import { emojisHandlers } from './handlers'

export const emojis = defineArea({
  name: 'emojis',
  handlers: emojisHandlers,
})
