import { sql, type Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer } from '../core/handler'
import { oneLine, requiredText } from '../core/text/plainText'
import { Problem } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { tagsOf } from '../shared/tags'
import { refuseOwn, withOther } from '../shared/profiles/others'
import { onlineSince } from '../shared/profiles/summary'

/** Maximum number of tags per member, since all are shown at once. */
const MAX_TAGS = 200

export function taggedProfiles(db: Database, viewer: MemberViewer, tagId?: number) {
  return tagged(db, viewer, tagId).orderBy('profile.name').orderBy('profile.id')
}

export function onlineTagged(db: Database, viewer: MemberViewer, now: Date) {
  return tagged(db, viewer)
    .where('profile.lastOnlineAt', '>', onlineSince(now))
    .orderBy('profile.lastOnlineAt', 'desc')
    .orderBy('profile.id', 'desc')
}

function tagged(db: Database, viewer: MemberViewer, tagId?: number) {
  return db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', 'in', (eb) => {
      const carriers = eb
        .selectFrom('tag')
        .innerJoin('profileTag', 'profileTag.tagId', 'tag.id')
        .select('profileTag.profileId')
        .where('tag.profileId', '=', viewer.profile.id)
      return tagId === undefined ? carriers : carriers.where('tag.id', '=', tagId)
    })
    .where(visibleTo(viewer))
}

/** Sets the viewer's tags of a profile. Returns all of the viewer's tags. */
export async function setTags(
  db: Database,
  viewer: MemberViewer,
  { profileId, tags }: BodyOf<'Profiles.SetTags'>,
): Promise<AnswerOf<'Profiles.SetTags'>> {
  const names = tags.map((tag, index) => oneLine(requiredText(`tags.${index}`, tag)))
  const write = async (transaction: Transaction<DB>) => {
    await writeTags(transaction, viewer.profile.id, { profileId, names })
    return tagsOf(transaction, viewer)
  }
  if (names.length > 0) return withOther(db, viewer, profileId, write)
  // Tags can be removed from a profile that the viewer no longer sees.
  refuseOwn(viewer, profileId)
  return db.transaction().execute(write)
}

async function writeTags(
  db: Transaction<DB>,
  ownerId: number,
  { profileId, names }: { readonly profileId: number; readonly names: readonly string[] },
): Promise<void> {
  // Serialises changes: a concurrent one might delete a new tag as unused.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags:${ownerId}`}, 0))`.execute(db)
  const wanted = sql<string>`any(${names}::citext[])`
  const own = db.selectFrom('tag').select('tag.id').where('tag.profileId', '=', ownerId)
  if (names.length > 0) {
    await db
      .insertInto('tag')
      .values(names.map((name) => ({ profileId: ownerId, name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db.deleteFrom('profileTag').where('profileId', '=', profileId).where('tagId', 'in', own).execute()
  await db
    .insertInto('profileTag')
    .columns(['tagId', 'profileId'])
    .expression(own.where('tag.name', '=', wanted).select((eb) => eb.val(profileId).as('profileId')))
    .execute()
  await db
    .deleteFrom('tag')
    .where('tag.profileId', '=', ownerId)
    .where((eb) => {
      const carriers = eb
        .selectFrom('profileTag')
        .select('profileTag.tagId')
        .whereRef('profileTag.tagId', '=', 'tag.id')
      return eb.not(eb.exists(carriers))
    })
    .execute()
  const { count } = await db
    .selectFrom('tag')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tag.profileId', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (count > MAX_TAGS) throw new Problem(422, 'TOO_MANY_TAGS', { params: { max: MAX_TAGS } })
}
