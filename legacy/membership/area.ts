import { defineArea } from '../shared/area/area'
import { membershipHandlers } from './handlers'

export const membership = defineArea({
  name: 'membership',
  handlers: membershipHandlers,
})
