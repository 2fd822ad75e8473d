import { defineArea } from '../shared/area/area'
import { siteHandlers } from './handlers'

export const site = defineArea({
  name: 'site',
  handlers: siteHandlers,
})
