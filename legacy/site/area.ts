import { defineArea } from '../shared/area/area'
import { siteHandlers } from './handlers'

/** The site itself: places, texts and pages. */
export const site = defineArea({
  name: 'site',
  handlers: siteHandlers,
})
