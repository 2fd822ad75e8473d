import { legacyIdOf } from '../core/globalIds'
import { given, mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

const mediumIdOf = (globalId: string) => legacyIdOf(globalId, 'Picture', 'Video')

/** What leaders decide on media that wait, and how their uploaders get to know of it. */
export const decidingResolvers: Resolvers = {
  AcceptLodgeMediaPayload: {
    media: async ({ mediaLegacyIds }, _args, { loaders }) => {
      if (!mediaLegacyIds) return null
      const media = await Promise.all(mediaLegacyIds.map(async (id) => loaders.of('Media.GetMediaByIds').load(id)))
      return media.filter((medium) => medium !== null)
    },
  },
  LodgeMediaDecision: {
    lodge: ({ lodgeId }, _args, { loaders }) => loaders.of('Lodges.GetLodgesByIds').load(lodgeId),
    album: ({ albumId }, _args, { loaders }) =>
      albumId === null ? null : loaders.of('Lodges.GetLodgeMediaAlbumsByIds').load(albumId),
  },
  LodgeMediaNotification: {
    decision: ({ itemId }, _args, { loaders }) => loaders.of('Lodges.GetLodgeMediaDecisionsByIds').load(itemId),
  },
  Mutation: {
    acceptLodgeMedia: (_parent, { input: { lodgeId, mediaIds } }, context) =>
      mutate(context, async () => {
        const lodgeLegacyId = legacyIdOf(lodgeId, 'Lodge')
        const body = { lodgeId: lodgeLegacyId, mediaIds: mediaIds.map(mediumIdOf) }
        const { mediaIds: mediaLegacyIds } = await context.rest.Lodges.AcceptLodgeMediaItem({ body })
        return { mediaLegacyIds, lodgeLegacyId }
      }),
    rejectLodgeMedia: (_parent, { input: { lodgeId, mediaIds, reason } }, context) =>
      mutate(context, async () => {
        const lodgeLegacyId = legacyIdOf(lodgeId, 'Lodge')
        const body = { lodgeId: lodgeLegacyId, mediaIds: mediaIds.map(mediumIdOf), ...given({ reason }) }
        const { mediaIds: rejected } = await context.rest.Lodges.RejectLodgeMediaItem({ body })
        return { deletedMediaIds: mediaIds.filter((id) => rejected.includes(mediumIdOf(id))), lodgeLegacyId }
      }),
  },
}
