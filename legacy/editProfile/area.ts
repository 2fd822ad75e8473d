import { shownByProfileText } from './mediaGrant'
import { defineArea } from '../shared/area/area'
import { editProfileHandlers } from './handlers'

export const editProfile = defineArea({
  name: 'editProfile',
  handlers: editProfileHandlers,
  mediaGrant: shownByProfileText,
})
