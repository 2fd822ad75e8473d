import { expressionBuilder, sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { lodgeCategoryName } from '../../content/lodgeCategories/lodgeCategories'
import type {
  LodgeInvitationStatus,
  LodgeRequestStatus,
  LodgeRole,
  LodgeAccess,
} from '../../contract/lodges/lodgeEnums'
import type { LodgeSummary } from '../../contract/lodges/lodgeShapes'
import type { MediaSummary, ProfileSummary } from '../../contract/shapes'
import { anyOf } from '../../core/database/anyOf'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer, Page } from '../../core/handler'
import { idsOf, type IdList } from '../../core/idList'
import { beginningOf } from '../../core/text/plainText'
import { kinkName } from '../kinks'
import { mediaSeenBy } from '../media/seen'
import { areaDescription } from '../places/areaDescription'
import { kilometresBetween } from '../places/distance'
import { profileSummaries } from '../profiles/summary'
import { newsSince } from './news'
import { rightsOf } from './rights'
import { lodgeVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>
type LodgeRow = Awaited<ReturnType<ReturnType<typeof lodgeRows>['execute']>>[number]

/** Characters of a description that its beginning is made from. */
const BEGINNING = 600

/** Summaries of the lodges that the viewer may know of, in the order of the ids; four queries in total. */
export async function lodgeSummaries(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<LodgeSummary[]> {
  if (ids.length === 0) return []
  const rows = await lodgeRows(deps, ids, viewer).execute()
  const [owners, covers] = await Promise.all([
    profileSummaries(deps, [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))], viewer),
    mediaSeenBy(
      deps,
      rows.flatMap(({ coverId }) => coverId ?? []),
      viewer,
    ),
  ])
  const ownerById = new Map(owners.map((owner) => [owner.id, owner]))
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row, viewer, ownerById, covers)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function pageOfLodges(
  deps: Store,
  viewer: MemberViewer,
  list: IdList,
  page: Page,
): Promise<LodgeSummary[]> {
  return lodgeSummaries(deps, await idsOf(list, page), viewer)
}

function summaryOf(
  row: LodgeRow,
  viewer: MemberViewer,
  owners: ReadonlyMap<number, ProfileSummary>,
  covers: ReadonlyMap<number, MediaSummary>,
): LodgeSummary {
  const { ownerId, coverId, role, countryArea } = row
  return {
    id: row.id,
    name: row.name,
    excerpt: beginningOf(row.words),
    cover: (coverId !== null && covers.get(coverId)) || null,
    category:
      row.categoryId === null || row.categoryKey === null
        ? null
        : { id: row.categoryId, name: lodgeCategoryName(viewer.locale, row.categoryKey) },
    kinks: row.kinks,
    tags: row.tags,
    place: countryArea === null ? null : areaDescription({ ...row, countryArea }, viewer.locale),
    distance: distanceTo(row, viewer),
    dark: row.dark,
    access: row.access as LodgeAccess,
    owner: (ownerId !== null && owners.get(ownerId)) || null,
    ownerlessSince: row.ownerlessSince?.toISOString() ?? null,
    memberCount: row.memberCount,
    createdAt: row.createdAt.toISOString(),
    activeAt: row.activeAt.toISOString(),
    debatesPublic: row.debatesPublic,
    meetupsPublic: row.meetupsPublic,
    mediaPublic: row.mediaPublic,
    membersPublic: row.membersPublic,
    role: role as LodgeRole,
    requestStatus: row.requestStatus as LodgeRequestStatus,
    invitationStatus: row.invitationStatus as LodgeInvitationStatus,
    rights: rightsOf({ lodge: row, role: role as LodgeRole }),
    viewedAt: row.viewedAt?.toISOString() ?? null,
    newMemberCount: row.newMemberCount,
    newDebateEntryCount: row.newDebateEntryCount,
    newMeetupCount: row.newMeetupCount,
    newMediaCount: row.newMediaCount,
  }
}

function distanceTo({ gridLatitude, gridLongitude }: LodgeRow, { profile }: MemberViewer): number | null {
  if (gridLatitude === null || gridLongitude === null) return null
  return kilometresBetween(profile, { gridLatitude, gridLongitude })
}

function lodgeRows(deps: Store, ids: readonly number[], viewer: MemberViewer) {
  const since = sql<Date | null>`CASE WHEN own.joined_at IS NOT NULL THEN coalesce(own.viewed_at, own.joined_at) END`
  return deps.db
    .selectFrom('lodge')
    .innerJoin('country', 'country.id', 'lodge.countryId')
    .leftJoin('countryArea', 'countryArea.id', 'lodge.countryAreaId')
    .leftJoin('lodgeCategory', 'lodgeCategory.id', 'lodge.categoryId')
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'lodge.id').on('own.profileId', '=', viewer.profile.id),
    )
    .where('lodge.id', '=', anyOf(ids))
    .where(lodgeVisibleTo(viewer))
    .select([
      'lodge.id',
      'lodge.name',
      'lodge.coverId',
      'lodge.categoryId',
      'lodgeCategory.key as categoryKey',
      'lodge.zipCode',
      'lodge.city',
      'lodge.countryId',
      'lodge.gridLatitude',
      'lodge.gridLongitude',
      'countryArea.name as countryArea',
      'country.code as countryCode',
      'lodge.dark',
      'lodge.access',
      'lodge.ownerId',
      'lodge.ownerlessSince',
      'lodge.memberCount',
      'lodge.createdAt',
      'lodge.activeAt',
      'lodge.debateAudience',
      'lodge.meetupAudience',
      'lodge.albumAudience',
      'lodge.mediaApproval',
      'lodge.debatesPublic',
      'lodge.meetupsPublic',
      'lodge.mediaPublic',
      'lodge.membersPublic',
      'own.viewedAt',
    ])
    .select((eb) => [
      sql<string>`left(lodge.words, ${BEGINNING}::integer)`.as('words'),
      eb.fn.coalesce('own.role', sql<number>`0`).as('role'),
      eb.fn.coalesce('own.requestStatus', sql<number>`0`).as('requestStatus'),
      eb.fn.coalesce('own.invitationStatus', sql<number>`0`).as('invitationStatus'),
      kinksOf(eb.ref('lodge.id'), viewer).as('kinks'),
      tagsOf(eb.ref('lodge.id')).as('tags'),
    ])
    .select((eb) => newsSince(deps, viewer, { lodgeId: eb.ref('lodge.id'), since }))
}

function kinksOf(lodgeId: Expression<number>, { locale }: MemberViewer) {
  return jsonArrayFrom(
    expressionBuilder<DB>()
      .selectFrom('lodgeKink')
      .innerJoin('kink', 'kink.id', 'lodgeKink.kinkId')
      .select(['kink.id', kinkName(locale).as('name')])
      .where('lodgeKink.lodgeId', '=', lodgeId)
      .orderBy('name'),
  )
}

function tagsOf(lodgeId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<DB>()
      .selectFrom('lodgeTagging')
      .innerJoin('lodgeTag', 'lodgeTag.id', 'lodgeTagging.tagId')
      .select(['lodgeTag.id', 'lodgeTag.name'])
      .where('lodgeTagging.lodgeId', '=', lodgeId)
      .orderBy('lodgeTagging.position'),
  )
}
