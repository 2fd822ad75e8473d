import { sql, type Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer } from '../core/handler'
import { oneLine, requiredText } from '../core/plainText'
import { Problem } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { tagsOf } from '../shared/tags'
import { refuseOwn, withOther } from '../shared/profiles/others'
import { onlineSince } from '../shared/profiles/summary'

/** Tags of one member at most, for they are all shown at once. */
const MAX_TAGS = 200

/** Profiles that carry a tag of the viewer, or a certain one, by name. */
export function taggedProfiles(db: Database, viewer: MemberViewer, tagId?: number) {
  return tagged(db, viewer, tagId).orderBy('profile.name').orderBy('profile.id')
}

/** Tagged profiles that are online, those seen last first. */
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

/** Sets which tags of the viewer a profile carries, and gives all of the viewer's tags. */
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
  // Tags can be taken off a profile that the viewer does not see any more.
  refuseOwn(viewer, profileId)
  return db.transaction().execute(write)
}

async function writeTags(
  db: Transaction<DB>,
  ownerId: number,
  { profileId, names }: { readonly profileId: number; readonly names: readonly string[] },
): Promise<void> {
  // One after the other: what one writes, another might throw away as unused.
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
