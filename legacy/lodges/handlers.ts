import { lodgeCategoryName } from '../content/lodgeCategories/lodgeCategories'
import { BanType } from '../contract/enums'
import { LodgeSort, type LodgeRole } from '../contract/lodges/lodgeEnums'
import { shownBan } from '../core/access/bans'
import { pageOf, type Handlers } from '../core/handler'
import { lodgeHandlers } from '../shared/lodges/lodgeHandler'
import { lodgeSummaries, pageOfLodges } from '../shared/lodges/summaries'
import { requireVisible } from '../shared/profiles/others'
import { deletedLodges, deleteLodge, restoreLodge } from './deletion'
import { lodgeForEdit } from './draft'
import { lodgesOfProfile, ownLodges, popularLodges, searchedIds } from './lists'
import { lodgeAnswer } from './lodge'
import { createLodge, updateLodge } from './save'
import { lodgeTagsOf, suggestedLodgeTags } from './tags'

const aboutOne = lodgeHandlers({
  'Lodges.GetLodgeData': (deps, { viewer, query }) => lodgeAnswer(deps, viewer, query.lodgeId),
  'Lodges.GetLodgeDataForEdit': (deps, { viewer, query }) => lodgeForEdit(deps, viewer, query.lodgeId),
  'Lodges.UpdateLodge': (deps, { viewer, body }, standing) => updateLodge(deps, viewer, standing, body),
  'Lodges.DeleteLodge': (deps, { viewer }, standing) => deleteLodge(deps, viewer, standing),
  'Lodges.UpdateLodgeViewTime': async ({ db, clock }, { viewer, body }) => {
    await db
      .updateTable('lodgeMembership')
      .set({ viewedAt: clock.now() })
      .where('lodgeId', '=', body.lodgeId)
      .where('profileId', '=', viewer.profile.id)
      .where('joinedAt', 'is not', null)
      .execute()
    return {}
  },
})

export const lodgesHandlers = {
  ...aboutOne,
  'Lodges.GetLodgesByIds': (deps, { viewer, body }) => lodgeSummaries(deps, body.ids, viewer),
  'Lodges.GetMyOwnLodges': (deps, { viewer, query }) =>
    pageOfLodges(deps, viewer, ownLodges(deps, viewer), pageOf(query)),
  'Lodges.GetPopularLodges': (deps, { viewer, query }) =>
    pageOfLodges(deps, viewer, popularLodges(deps, viewer), pageOf(query)),
  'Lodges.GetNearbyLodges': async (deps, { viewer, query }) => {
    const wanted = { distance: query.distance ?? 50, sort: LodgeSort.Nearest }
    return lodgeSummaries(deps, await searchedIds(deps, viewer, wanted, pageOf(query)), viewer)
  },
  'Lodges.NewLodgesSearch': async (deps, { viewer, body }) =>
    lodgeSummaries(deps, await searchedIds(deps, viewer, body, pageOf(body)), viewer),
  'Lodges.GetProfileLodges': async (deps, { viewer, query }) => {
    await requireVisible(deps.db, viewer, query.profileId)
    const { skip, take } = pageOf(query)
    const rows = await lodgesOfProfile(deps, viewer, query.profileId, query.sortMode ?? LodgeSort.Newest)
      .offset(skip)
      .limit(take)
      .execute()
    const lodges = await lodgeSummaries(
      deps,
      rows.map(({ id }) => id),
      viewer,
    )
    const byId = new Map(lodges.map((lodge) => [lodge.id, lodge]))
    return rows.flatMap(({ id, role, joinedAt, visible }) => {
      const lodge = byId.get(id)
      return lodge ? [{ lodge, role: role as LodgeRole, joinedAt: joinedAt.toISOString(), visible }] : []
    })
  },
  'Lodges.SearchLodgeTags': (deps, { viewer, body }) => suggestedLodgeTags(deps, viewer, body.query),
  'Lodges.GetLodgeTagsByIds': (deps, { viewer, body }) => lodgeTagsOf(deps, viewer, body.ids),
  'Lodges.GetLodgeCategories': async ({ db }, { viewer }) => {
    if (viewer.site.dark) return []
    const rows = await db.selectFrom('lodgeCategory').select(['id', 'key']).orderBy('id').execute()
    return rows.map(({ id, key }) => ({ id, name: lodgeCategoryName(viewer.locale, key) }))
  },
  'Lodges.GetCreateLodgeBan': (deps, { viewer }) => shownBan(deps, viewer.profile.id, BanType.CreateLodges),
  'Lodges.CreateLodge': (deps, { viewer, body }) => createLodge(deps, viewer, body),
  'Lodges.GetDeletedLodges': (deps, { viewer }) => deletedLodges(deps, viewer),
  'Lodges.RestoreLodge': (deps, { viewer, body }) => restoreLodge(deps, viewer, body.lodgeId),
} satisfies Partial<Handlers>
