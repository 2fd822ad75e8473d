import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { NotificationTopic } from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { requiredText } from '../core/plainText'
import { notFound } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { notify } from '../shared/notifications/notify'
import { requireVisible, withOther } from '../shared/profiles/others'
import { withProfiles } from '../shared/profiles/withProfiles'

type Store = Pick<Deps, 'db' | 'clock'>

/**
 * Whether the viewer may see the row of `guestbookEntry`, with its author joined as `profile`. What somebody wrote to a
 * member who now blocks them, or whom they block, nobody sees: neither of the two could answer for it.
 */
export function entryVisibleTo(viewer: MemberViewer) {
  return (eb: ExpressionBuilder<DB, 'guestbookEntry' | 'profile'>): Expression<SqlBool> => {
    const { profileId, authorId } = {
      profileId: 'guestbookEntry.profileId',
      authorId: 'guestbookEntry.authorId',
    } as const
    const blocked = eb
      .selectFrom('blacklist')
      .select('blacklist.profileId')
      .where((b) =>
        b.or([
          b.and([b('blacklist.profileId', '=', b.ref(profileId)), b('blacklist.blockedId', '=', b.ref(authorId))]),
          b.and([b('blacklist.profileId', '=', b.ref(authorId)), b('blacklist.blockedId', '=', b.ref(profileId))]),
        ]),
      )
    return eb.and([visibleTo(viewer)(eb), eb.not(eb.exists(blocked))])
  }
}

/** How many entries of a guestbook the viewer can see. */
export function entriesSeenBy(profileId: Expression<number>, viewer: MemberViewer) {
  return expressionBuilder<DB>()
    .selectFrom('guestbookEntry')
    .innerJoin('profile', 'profile.id', 'guestbookEntry.authorId')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('guestbookEntry.profileId', '=', profileId)
    .where(entryVisibleTo(viewer))
    .$asScalar()
    .$notNull()
}

/** A page of a profile's guestbook. */
export async function guestbook(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Profiles.GetGuestbook'>,
): Promise<AnswerOf<'Profiles.GetGuestbook'>> {
  await requireVisible(deps.db, viewer, query.profileId)
  const { skip, take } = pageOf(query)
  const rows = await entryList(deps.db, viewer, query.profileId).offset(skip).limit(take).execute()
  return asAnswer(deps, viewer, rows)
}

/** The entries of a guestbook that the viewer may see, newest first. */
export function entryList(db: Database, viewer: MemberViewer, profileId: number) {
  return entries(db, viewer)
    .where('guestbookEntry.profileId', '=', profileId)
    .orderBy('guestbookEntry.createdAt', 'desc')
    .orderBy('guestbookEntry.id', 'desc')
}

/** One entry; 404 when it is gone, or its author or the owner of the guestbook is not for the viewer. */
export async function guestbookEntry(
  deps: Store,
  viewer: MemberViewer,
  entryId: number,
): Promise<AnswerOf<'Profiles.GetGuestbookEntry'>> {
  const row = await visibleEntry(deps.db, viewer, entryId).executeTakeFirst()
  const [entry] = row ? await asAnswer(deps, viewer, [row]) : []
  if (!entry) throw notFound()
  return entry
}

/** An entry by its id, in a guestbook that the viewer may see. */
export function visibleEntry(db: Database, viewer: MemberViewer, entryId: number) {
  return entries(db, viewer)
    .where('guestbookEntry.id', '=', entryId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('profile')
          .select('profile.id')
          .whereRef('profile.id', '=', 'guestbookEntry.profileId')
          .where(visibleTo(viewer)),
      ),
    )
}

/** Writes into the guestbook of another profile. */
export async function addEntry(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  body: BodyOf<'Profiles.AddGuestbookEntry'>,
): Promise<AnswerOf<'Profiles.AddGuestbookEntry'>> {
  const text = requiredText('text', body.text)
  await deps.limits.consume('guestbookByProfile', String(viewer.profile.id))
  const { profileId } = body
  const actorId = viewer.profile.id
  const id = await withOther(deps.db, viewer, profileId, async (transaction) => {
    const { id: guestbookEntryId } = await transaction
      .insertInto('guestbookEntry')
      .values({ profileId, authorId: actorId, text, createdAt: deps.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const topic = NotificationTopic.GuestbookEntry
    await notify(deps, transaction, { topic, actorId, to: [profileId], guestbookEntryId })
    return guestbookEntryId
  })
  return guestbookEntry(deps, viewer, id)
}

/** Deletes an entry that the viewer wrote or that stands in the viewer's guestbook, seen or not. */
export async function deleteEntry(db: Database, viewer: MemberViewer, entryId: number): Promise<void> {
  const own = viewer.profile.id
  const deleted = await db
    .deleteFrom('guestbookEntry')
    .where('id', '=', entryId)
    .where((eb) => eb.or([eb('authorId', '=', own), eb('profileId', '=', own)]))
    .executeTakeFirst()
  if (deleted.numDeletedRows === 0n) throw notFound()
}

interface EntryRow {
  readonly id: number
  readonly ownerId: number
  readonly profileId: number
  readonly text: string
  readonly createdAt: Date
}

function entries(db: Database, viewer: MemberViewer) {
  return db
    .selectFrom('guestbookEntry')
    .innerJoin('profile', 'profile.id', 'guestbookEntry.authorId')
    .select([
      'guestbookEntry.id',
      'guestbookEntry.profileId as ownerId',
      'guestbookEntry.authorId as profileId',
      'guestbookEntry.text',
      'guestbookEntry.createdAt',
    ])
    .where(entryVisibleTo(viewer))
}

function asAnswer(deps: Store, viewer: MemberViewer, rows: readonly EntryRow[]) {
  return withProfiles(deps, viewer, rows, ({ id, ownerId, profileId, text, createdAt }, author) => ({
    id,
    author,
    text,
    createdAt: createdAt.toISOString(),
    deletable: [ownerId, profileId].includes(viewer.profile.id),
  }))
}
