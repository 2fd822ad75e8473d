import { defineArea } from '../shared/area/area'
import { membershipFulfilments } from './fulfilment'
import { membershipHandlers } from './handlers'

export const membership = defineArea({
  name: 'membership',
  handlers: membershipHandlers,
  fulfilments: membershipFulfilments,
})
