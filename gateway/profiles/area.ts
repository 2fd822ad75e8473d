import { LikeItemType, NotificationItemType, ReportItemType } from '../../legacy/contract/enums'
import { batch, defineArea, single } from '../core/schema/area'
import { visitRanges } from './enums'
import { membersResolvers } from './members'
import { profilesResolvers } from './resolvers'

export const profiles = defineArea({
  resolvers: [membersResolvers, profilesResolvers],
  nodes: {
    Profile: batch('Profiles.GetProfilesByIds'),
    GuestbookEntry: single('Profiles.GetGuestbookEntry', 'entryId'),
  },
  details: { Profile: 'Profiles.GetProfileDetailsByIds', Person: 'Profiles.GetProfileDetailsByIds' },
  enums: { VisitRange: visitRanges },
  likable: { Profile: LikeItemType.Profile },
  notifications: { ProfileNotification: [NotificationItemType.Profile, NotificationItemType.GuestbookEntry] },
  reportable: { Profile: ReportItemType.ProfileText, GuestbookEntry: ReportItemType.GuestbookEntry },
})
