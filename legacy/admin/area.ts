import { defineArea } from '../shared/area/area'
import { adminHandlers } from './handlers'

export const admin = defineArea({
  name: 'admin',
  handlers: adminHandlers,
})
