import { NotificationItemType } from '../../legacy/contract/enums'
import { batch, defineArea } from '../core/schema/area'
import { albumsResolvers } from './albums'
import { changesResolvers } from './changes'
import { decidingResolvers } from './deciding'

export const lodgeMedia = defineArea({
  resolvers: [albumsResolvers, changesResolvers, decidingResolvers],
  nodes: {
    LodgeAlbum: batch('Lodges.GetLodgeMediaAlbumsByIds'),
    LodgeMediaDecision: batch('Lodges.GetLodgeMediaDecisionsByIds'),
  },
  notifications: { LodgeMediaNotification: [NotificationItemType.LodgeMediaDecision] },
})
