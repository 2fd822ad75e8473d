import { defineArea } from '../shared/area/area'
import { membershipHandlers } from './handlers'

/** What a membership is. */
export const membership = defineArea({
  name: 'membership',
  handlers: membershipHandlers,
})
