import { defineArea } from '../shared/area/area'
import { startHandlers } from './handlers'
import { leaveDarkStartPage } from './startPageStore'

export const start = defineArea({
  name: 'start',
  handlers: startHandlers,
  darkDeparture: leaveDarkStartPage,
})
