import { LikeItemType } from '../contract/enums'
import { likableComment } from '../shared/comments/items'
import { newVisitsCount, onlineFavoritesCount, onlineTagged } from './counters'
import { removeDarkEntries } from './guestbook'
import { likableProfile, notified, reportable } from './items'
import { defineArea } from '../shared/area/area'
import { profilesHandlers } from './handlers'
import { removeDarkVisits } from './visits'

export const profiles = defineArea({
  name: 'profiles',
  handlers: profilesHandlers,
  likables: { [LikeItemType.Profile]: likableProfile, [LikeItemType.Comment]: likableComment },
  reportables: reportable,
  notificationItems: notified,
  counters: { newVisitsCount, onlineFavoritesCount, onlineTagged },
  darkDeparture: async (...leaving) => {
    await removeDarkVisits(...leaving)
    await removeDarkEntries(...leaving)
  },
})
