import { LikeItemType, NotificationItemType } from '../../legacy/contract/enums'
import { ReportItemType } from '../../legacy/contract/staff/reportEnums'
import { batch, batchByType, defineArea } from '../core/schema/area'
import { enumOf } from '../core/enums'
import { albumsResolvers } from './albums'
import { mediaPlaces, rotations } from './enums'
import { mediaTypeOf } from './mediaTypes'
import { mediaNotificationsResolvers } from './notifications'
import { mediaResolvers } from './resolvers'

export const media = defineArea({
  resolvers: [albumsResolvers, mediaNotificationsResolvers, mediaResolvers],
  nodes: {
    Album: batch('Media.GetAlbumsByIds'),
    ...batchByType('Media.GetMediaByIds', ['Picture', 'Video'], mediaTypeOf),
  },
  details: { Media: 'Media.GetMediaByIds', Picture: 'Media.GetMediaByIds', Video: 'Media.GetMediaByIds' },
  enums: { MediaPlace: enumOf(mediaPlaces), Rotation: enumOf(rotations) },
  likable: { Picture: LikeItemType.Media, Video: LikeItemType.Media },
  notifications: { MediaNotification: [NotificationItemType.Media], AlbumNotification: [NotificationItemType.Album] },
  reportable: { Picture: ReportItemType.Media, Video: ReportItemType.Media },
})
