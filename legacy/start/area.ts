import { defineArea } from '../shared/area/area'
import { startHandlers } from './handlers'

/** The start page and the client’s configuration. */
export const start = defineArea({
  name: 'start',
  handlers: startHandlers,
})
