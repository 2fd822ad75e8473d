import { defineArea } from '../shared/area/area'
import { startHandlers } from './handlers'

export const start = defineArea({
  name: 'start',
  handlers: startHandlers,
})
