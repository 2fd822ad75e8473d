import Type from 'typebox'
import { get, Id, post } from '../call'
import { Lodge, LodgeSummary } from './lodgeShapes'

/** Finding, founding, changing and deleting lodges. Lists show those of the site's country and kind. */
export const lodgeCalls = {
  GetLodgeData: get({
    access: 'active',
    summary: 'The front of a lodge; 404 where the viewer may not know of it',
    query: { lodgeId: Id },
    answer: Lodge,
  }),
  GetLodgesByIds: post({
    access: 'active',
    assumed: true,
    summary: 'Many lodges at once; those of which the viewer may not know are left out',
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(LodgeSummary),
  }),
}
