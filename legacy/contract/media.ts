import Type from 'typebox'
import { Id, post } from './call'
import { MediaSummary } from './shapes'

export const Media = {
  GetMediaByIds: post({
    summary: 'Many media at once, with their likes; those the reader may not see are left out',
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(
      Type.Object({
        ...MediaSummary.properties,
        ownerId: Id,
        liked: Type.Boolean({ description: 'By the reader' }),
        likeCount: Type.Integer({ minimum: 0, description: 'Likes of profiles that still exist' }),
      }),
    ),
  }),
}
