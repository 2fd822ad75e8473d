import { defineArea } from '../shared/area/area'
import { lodgesHandlers } from './handlers'
import { shownAsCover } from './mediaGrant'
import { newMembers } from './news'

export const lodges = defineArea({
  name: 'lodges',
  handlers: lodgesHandlers,
  mediaGrant: shownAsCover,
  lodgeNews: { newMemberCount: newMembers },
})
