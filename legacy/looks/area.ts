import { defineArea } from '../shared/area/area'
import { looksHandlers } from './handlers'
import { waitingForLook } from './media'

export const looks = defineArea({ name: 'looks', handlers: looksHandlers, mediaGrant: waitingForLook })
