import Type from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post, postList } from '../call'
import { LodgeAccess, LodgeRole, LodgeSort } from './lodgeEnums'
import { Lodge, LodgeCategory, lodgeContent, LodgeDraft, LodgeSummary, LodgeTag } from './lodgeShapes'

const active = { access: 'active' } as const
const lodgeId = { lodgeId: Id }
const ids = Type.Array(Id, { maxItems: 10, uniqueItems: true })

/** Finding, founding, changing and deleting lodges. Lists show those of the site's country and kind. */
export const lodgeCalls = {
  GetLodgeData: get({
    ...active,
    summary: 'The front of a lodge; 404 where the viewer may not know of it',
    query: lodgeId,
    answer: Lodge,
  }),
  GetLodgesByIds: post({
    ...active,
    assumed: true,
    summary: 'Many lodges at once; those of which the viewer may not know are left out',
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(LodgeSummary),
  }),
  GetMyOwnLodges: list({
    ...active,
    summary: 'The lodges that the viewer is in, the last active first',
    item: LodgeSummary,
  }),
  GetPopularLodges: list({
    ...active,
    summary: 'The lodges with most members among those where something happened in the last thirty days',
    item: LodgeSummary,
  }),
  GetNearbyLodges: list({
    ...active,
    summary: 'The lodges that meet within a distance of the viewer, the nearest first',
    query: {
      distance: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2000, default: 50, description: 'Kilometres at most' }),
      ),
    },
    item: LodgeSummary,
  }),
  GetProfileLodges: list({
    ...active,
    summary: 'The lodges that a profile is in and shows, as far as the viewer may know of them',
    query: {
      profileId: Id,
      sortMode: Type.Optional({
        ...oneOf(LodgeSort, 'Newest: the last joined first'),
        default: LodgeSort.Newest,
      }),
    },
    item: Type.Object({
      lodge: LodgeSummary,
      role: oneOf(LodgeRole, "The profile's role in it"),
      joinedAt: DateTime,
      visible: Type.Boolean({
        description: 'False where the profile keeps it from others; only the viewer sees own ones',
      }),
    }),
  }),
  NewLodgesSearch: postList({
    ...active,
    summary: 'Lodges that fulfil all of some conditions',
    body: {
      text: Type.Optional(
        Type.String({ maxLength: 100, description: 'Words of the name, the description or the tags' }),
      ),
      categoryId: Type.Optional(Id),
      kinkIds: Type.Optional({ ...ids, description: 'All of these; on the dark sites' }),
      tagIds: Type.Optional({ ...ids, description: 'All of these' }),
      access: Type.Optional(oneOf(LodgeAccess, 'How profiles get in')),
      distance: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2000, description: "Kilometres at most from the viewer's place" }),
      ),
      sort: Type.Optional({
        ...oneOf(LodgeSort, 'Nearest: those of the whole country last'),
        default: LodgeSort.MostActive,
      }),
    },
    item: LodgeSummary,
  }),
  SearchLodgeTags: post({
    ...active,
    summary: 'Tags of lodges that begin with a text or have it in them, those used most first, ten at most',
    body: { query: Type.String({ minLength: 1, maxLength: 100, description: 'The text typed so far' }) },
    answer: Type.Array(
      Type.Object({
        ...LodgeTag.properties,
        count: Type.Integer({ description: 'Lodges for the viewer that carry it, 100 at most' }),
      }),
    ),
  }),
  GetLodgeTagsByIds: post({
    ...active,
    assumed: true,
    summary: 'Many tags at once; those that no lodge carries of which the viewer may know are left out',
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(LodgeTag),
  }),
  GetLodgeCategories: get({
    ...active,
    summary: 'The categories of the main sites; none on the dark ones, whose lodges have kinks',
    answer: Type.Array(LodgeCategory),
  }),
  GetCreateLodgeBan: get({
    ...active,
    summary: 'Whether the viewer is banned from founding lodges, and why',
    answer: Type.Object({
      banned: Type.Boolean(),
      reason: nullable(Type.String()),
      until: nullable(DateTime, { description: 'Null: for good' }),
    }),
  }),

  CreateLodge: post({
    access: 'paying',
    feature: 'CreateLodge',
    ban: 'CreateLodges',
    inOwnName: true,
    summary: 'Founds a lodge, with the viewer as its owner',
    body: {
      ...lodgeContent,
      key: Type.Optional(Type.String({ format: 'uuid', description: 'The same again makes no second lodge' })),
    },
    answer: Lodge,
  }),
  GetLodgeDataForEdit: get({
    ...active,
    lodgeRight: 'editLodge',
    summary: 'A lodge to go on writing',
    query: lodgeId,
    answer: LodgeDraft,
  }),
  UpdateLodge: post({
    ...active,
    lodgeRight: 'editLodge',
    inOwnName: true,
    summary: 'Changes the front of a lodge and its settings',
    body: {
      ...lodgeId,
      revision: Type.Integer({
        minimum: 1,
        description: 'The one that the text grew from; 409 EDIT_CONFLICT if it is not the last',
      }),
      ...lodgeContent,
    },
    answer: Lodge,
  }),
  DeleteLodge: post({
    ...active,
    lodgeRight: 'deleteLodge',
    inOwnName: true,
    summary:
      'Deletes a lodge: gone for everybody at once, erased after thirty days. 422 LODGE_HAS_MEETUPS while others are signed up for coming meetups',
    body: lodgeId,
    answer: Type.Object({ eraseAt: DateTime }),
  }),
  GetDeletedLodges: get({
    ...active,
    assumed: true,
    summary: "The viewer's deleted lodges that can be brought back, the last deleted first",
    answer: Type.Array(Type.Object({ id: Id, name: Type.String(), deletedAt: DateTime, eraseAt: DateTime })),
  }),
  RestoreLodge: post({
    ...active,
    assumed: true,
    inOwnName: true,
    summary: "Brings back one of the viewer's deleted lodges with everything in it, within thirty days",
    body: lodgeId,
    answer: Lodge,
  }),
  UpdateLodgeViewTime: post({
    ...active,
    summary: 'Marks a lodge as visited by the viewer: what is in it is new no longer',
    body: lodgeId,
  }),
}
