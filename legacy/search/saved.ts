import type { Selectable } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { SearchOrder } from '../contract/enums'
import type { SearchOptions } from '../contract/search'
import { changeOwn } from '../core/changeOwn'
import type { Database } from '../core/database/connect'
import type { SavedSearch } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { oneLine, requiredText } from '../core/text/plainText'
import { notFound, Problem } from '../core/problem'
import type { DarkDeparture } from '../shared/darkDepartures'
import { wantedBy } from '../shared/search/filters'

const MAX_SAVED = 50

type Answer = AnswerOf<'Search.GetSavedSearch'>

export async function savedSearches(db: Database, viewer: MemberViewer): Promise<Answer[]> {
  const rows = await ofViewer(db, viewer).orderBy('name').orderBy('id').execute()
  return rows.map(answerOf)
}

export async function savedSearch(db: Database, viewer: MemberViewer, id: number): Promise<Answer> {
  const row = await ofViewer(db, viewer).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return answerOf(row)
}

/** Saves a valid search; with an id, replaces that one. */
export async function saveSearch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { id, name: given, options, text, order = SearchOrder.LastOnline }: BodyOf<'Search.SaveSearch'>,
): Promise<Answer> {
  const name = oneLine(requiredText('name', given))
  await wantedBy({ db }, viewer, options)
  const values = { name, options: JSON.stringify(options), text: text ?? null, sortOrder: order }
  return changeOwn({ db }, viewer, async (transaction) => {
    const profileId = viewer.profile.id
    const others = await ofViewer(transaction, viewer)
      .where('id', '!=', id ?? 0)
      .select((eb) => eb('name', '=', name).as('sameName'))
      .execute()
    if (others.some((other) => other.sameName)) {
      throw new Problem(409, 'NAME_TAKEN', { fields: [{ field: 'name', code: 'NAME_TAKEN' }] })
    }
    if (others.length >= MAX_SAVED) throw new Problem(422, 'TOO_MANY_SAVED_SEARCHES', { params: { max: MAX_SAVED } })
    const row =
      id === undefined
        ? await transaction
            .insertInto('savedSearch')
            .values({ ...values, profileId, dark: viewer.site.dark, createdAt: clock.now() })
            .returningAll()
            .executeTakeFirst()
        : await transaction
            .updateTable('savedSearch')
            .set(values)
            .where('id', '=', id)
            .where('profileId', '=', profileId)
            .where('dark', '=', viewer.site.dark)
            .returningAll()
            .executeTakeFirst()
    if (!row) throw notFound()
    return answerOf(row)
  })
}

/** Deletes one of the viewer's saved searches; NOT_FOUND for another's, as for one that is gone. */
export async function deleteSavedSearch(db: Database, viewer: MemberViewer, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('savedSearch')
    .where('id', '=', id)
    .where('profileId', '=', viewer.profile.id)
    .where('dark', '=', viewer.site.dark)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw notFound()
}

/** Removes the searches that a profile keeps on the dark sites. */
export const leaveDarkSearches: DarkDeparture = async (_deps, transaction, profileId) => {
  await transaction.deleteFrom('savedSearch').where('profileId', '=', profileId).where('dark', '=', true).execute()
}

/** The dark sites have searches of their own, because these may name kinks and roles. */
function ofViewer(db: Database, { profile, site }: MemberViewer) {
  return db.selectFrom('savedSearch').selectAll().where('profileId', '=', profile.id).where('dark', '=', site.dark)
}

function answerOf({ id, name, options, text, sortOrder, createdAt }: Selectable<SavedSearch>): Answer {
  return {
    id,
    name,
    options: options as SearchOptions,
    text,
    order: sortOrder as SearchOrder,
    createdAt: createdAt.toISOString(),
  }
}
