import { defineArea } from '../shared/area/area'
import { adminHandlers } from './handlers'

/** What staff do to members. */
export const admin = defineArea({
  name: 'admin',
  handlers: adminHandlers,
})
