import { expressionBuilder, sql, type Expression, type SelectQueryBuilder } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { named } from '../core/text/searchTerms'
import { communityLodges, lodgeVisibleTo } from '../shared/lodges/visibility'

const MAX_SUGGESTED = 10
/** Number of tags to count for the viewer, chosen by their use by anybody. */
const CANDIDATES = 30
/** Upper bound for counting lodges. */
const MAX_COUNTED = 100

/** Tags whose name contains the typed text and that visible lodges of the community carry; most used first. */
export async function suggestedLodgeTags(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  typed: string,
): Promise<AnswerOf<'Lodges.SearchLodgeTags'>> {
  if (typed.trim() === '') return []
  const tags = await lodgeTagsNamed(db, viewer, typed).execute()
  return tags
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_SUGGESTED)
}

/** Those of the tags that visible lodges of the community carry. */
export function lodgeTagsOf(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  ids: readonly number[],
): Promise<AnswerOf<'Lodges.GetLodgeTagsByIds'>> {
  return db
    .selectFrom('lodgeTag')
    .select(['lodgeTag.id', 'lodgeTag.name'])
    .where('lodgeTag.id', 'in', ids)
    .where((eb) => eb.exists(lodgesCarrying(eb.ref('lodgeTag.id'), viewer)))
    .execute()
}

export function lodgeTagsNamed(db: Deps['db'], viewer: MemberViewer, typed: string) {
  const candidates = db
    .selectFrom('lodgeTag')
    .select(['lodgeTag.id', 'lodgeTag.name'])
    .where(named(sql<string>`lodge_tag.name::text`, typed))
    .orderBy((eb) => usesOf(eb.ref('lodgeTag.id')), 'desc')
    .orderBy('lodgeTag.id')
    .limit(CANDIDATES)
  return db
    .selectFrom(candidates.as('tag'))
    .select(['tag.id', 'tag.name'])
    .select((eb) => lodgesWith(eb.ref('tag.id'), viewer).as('count'))
    .orderBy('tag.id')
}

function usesOf(tagId: Expression<number>) {
  const eb = expressionBuilder<DB>()
  return counted(
    eb
      .selectFrom('lodgeTagging')
      .select('lodgeTagging.lodgeId')
      .where('lodgeTagging.tagId', '=', tagId)
      .limit(MAX_COUNTED),
  )
}

function lodgesWith(tagId: Expression<number>, viewer: MemberViewer) {
  return counted(lodgesCarrying(tagId, viewer).limit(MAX_COUNTED))
}

function lodgesCarrying(tagId: Expression<number>, viewer: MemberViewer) {
  return expressionBuilder<DB>()
    .selectFrom('lodge')
    .innerJoin('lodgeTagging', 'lodgeTagging.lodgeId', 'lodge.id')
    .select('lodgeTagging.lodgeId')
    .where('lodgeTagging.tagId', '=', tagId)
    .where(lodgeVisibleTo(viewer))
    .where(communityLodges(viewer))
}

function counted(found: SelectQueryBuilder<DB, never, { lodgeId: number }>) {
  return expressionBuilder<DB>()
    .selectFrom(found.as('found'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
