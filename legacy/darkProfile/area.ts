import { defineArea } from '../shared/area/area'
import { ofApplicants } from './desk'
import { darkProfileHandlers } from './handlers'

export const darkProfile = defineArea({
  name: 'darkProfile',
  handlers: darkProfileHandlers,
  mediaGrant: ofApplicants,
})
