import { NotificationItemType } from '../../legacy/contract/enums'
import { batch, defineArea } from '../core/schema/area'
import { changesResolvers } from './changes'
import { keepingResolvers } from './keeping'
import { membershipsResolvers } from './memberships'

export const lodgeMembers = defineArea({
  resolvers: [changesResolvers, keepingResolvers, membershipsResolvers],
  nodes: {
    LodgeMembership: batch('Lodges.GetLodgeMembershipsByIds'),
    LodgeActivity: batch('Lodges.GetLodgeActivitiesByIds'),
    LodgeMemberNote: batch('Lodges.GetLodgeMemberNotesByIds'),
  },
  notifications: { LodgeNotification: [NotificationItemType.Lodge] },
})
