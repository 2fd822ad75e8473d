import { LikeItemType, NotificationItemType } from '../../legacy/contract/enums'
import { ReportItemType } from '../../legacy/contract/staff/reportEnums'
import { among, batch, defineArea, part, single } from '../core/schema/area'
import { visitRanges } from './enums'
import { membersResolvers } from './members'
import { profilesResolvers, profileView } from './resolvers'

export const profiles = defineArea({
  resolvers: [membersResolvers, profilesResolvers],
  nodes: {
    Profile: batch('Profiles.GetProfilesByIds'),
    ProfileView: { alone: true, calls: ['Profiles.GetProfile'], read: profileView },
    Person: part(['Profiles.GetProfilesByIds'], async ({ id, whole: profileId }, { loaders }) => {
      const profile = await loaders.profiles.load(profileId)
      const person = profile?.persons.find((each) => each.id === id)
      return person ? { ...person, profileId } : null
    }),
    GuestbookEntry: single('Profiles.GetGuestbookEntry', 'entryId'),
    Tag: among('CurrentProfile.Tags'),
  },
  details: { Profile: 'Profiles.GetProfileDetailsByIds', Person: 'Profiles.GetProfileDetailsByIds' },
  enums: { VisitRange: visitRanges },
  likable: { Profile: LikeItemType.Profile },
  notifications: {
    ProfileNotification: [
      NotificationItemType.Profile,
      NotificationItemType.GuestbookEntry,
      NotificationItemType.DarkProfile,
    ],
  },
  reportable: { Profile: ReportItemType.ProfileText, GuestbookEntry: ReportItemType.GuestbookEntry },
})
