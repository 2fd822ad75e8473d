import Type from 'typebox'
import { DateTime, get, Id, list, oneOf, post, postList } from '../call'
import { Gender } from '../enums'
import { ProfileSummary } from '../shapes'

const QuickScorAd = Type.Object({
  id: Id,
  profile: ProfileSummary,
  text: Type.String({ description: 'Plain text with line breaks' }),
  createdAt: DateTime,
  expiresAt: DateTime,
  own: Type.Boolean({ description: "The viewer's own" }),
})

export const QuickScor = {
  GetAllQuickScorAds: list({
    summary: 'The running quick ads of the site, newest first',
    access: 'active',
    item: QuickScorAd,
  }),
  GetQuickScorAds: postList({
    summary: 'The running quick ads of the site that match a filter, newest first',
    access: 'active',
    body: {
      genders: Type.Optional(Type.Array(oneOf(Gender, 'A gender'), { maxItems: 4 })),
      countryAreaIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    },
    item: QuickScorAd,
  }),
  GetOwnQuickScorAds: list({
    summary: "The viewer's own running quick ads, newest first",
    access: 'active',
    item: QuickScorAd,
  }),
  GetQuickScorAdsByIds: post({
    summary: 'Running quick ads by id; those that the viewer may not see are left out',
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(QuickScorAd),
  }),
  GetQuickScorProfileFilters: get({
    summary: 'What quick ads can be filtered by, with the number of running ads',
    access: 'active',
    answer: Type.Object({
      genders: Type.Array(Type.Object({ gender: oneOf(Gender, 'A gender'), count: Type.Integer() })),
      areas: Type.Array(Type.Object({ countryAreaId: Id, name: Type.String(), count: Type.Integer() })),
    }),
  }),
  GetQuickScorSiteAds: get({
    summary: "The site's own ads beside those of members",
    access: 'active',
    answer: Type.Array(
      Type.Object({ key: Type.String(), title: Type.String(), text: Type.String(), path: Type.String() }),
    ),
  }),
  DeleteQuickScorAd: post({
    summary: "Ends one of the viewer's own quick ads; a repeat does no harm",
    access: 'active',
    inOwnName: true,
    body: { quickScorAdId: Id },
  }),
}
