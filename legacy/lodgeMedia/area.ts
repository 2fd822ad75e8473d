import { leaveDarkLodgeMedia } from './leaveDark'
import { defineArea } from '../shared/area/area'
import { lodgeMediaHandlers } from './handlers'
import { newMediaCount, waitingMedia } from './lists'
import { notified } from './notified'
import { shownInLodge } from './visibility'

export const lodgeMedia = defineArea({
  name: 'lodgeMedia',
  darkDeparture: leaveDarkLodgeMedia,
  handlers: lodgeMediaHandlers,
  mediaGrant: shownInLodge,
  lodgeNews: { newMediaCount },
  lodgeTasks: { waitingMediaCount: waitingMedia },
  notificationItems: notified,
})
