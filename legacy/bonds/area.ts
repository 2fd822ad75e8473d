import { sql } from 'kysely'
import { NotificationItemType, NotificationTab } from '../contract/enums'
import { defineArea } from '../shared/area/area'
import { removeDarkNotifications } from '../shared/notifications/notify'
import { bondsHandlers } from './handlers'

export const bonds = defineArea({
  name: 'bonds',
  handlers: bondsHandlers,
  notificationItems: {
    [NotificationItemType.DarkProfile]: {
      tab: NotificationTab.Profile,
      visibleTo: (_deps, { site, profile }, { itemId }) => (site.dark ? sql`${itemId} = ${profile.id}` : sql`false`),
      path: () => '/EditProfile/Relations',
    },
  },
  darkDeparture: async (_deps, transaction, profileId) => {
    await transaction
      .deleteFrom('bond')
      .where((eb) => eb.or([eb('requesterId', '=', profileId), eb('answererId', '=', profileId)]))
      .execute()
    await removeDarkNotifications(transaction, profileId)
  },
})
