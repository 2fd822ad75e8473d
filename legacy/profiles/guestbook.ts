import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
import type { Database } from '../core/database/connect'
import { idWithKey, requireIdWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { requiredText } from '../core/text/plainText'
import { notFound } from '../core/problem'
import type { DarkDeparture } from '../shared/darkDepartures'
import { visibleTo } from '../shared/visibility/profiles'
import { notify } from '../shared/notifications/notify'
import { requireVisible, withOther } from '../shared/profiles/others'
import { withProfiles } from '../shared/profiles/withProfiles'

type Store = Pick<Deps, 'db' | 'clock'>

/**
 * Whether the viewer may see the row of `guestbookEntry`, with its author joined as `profile`. A block between
 * author and owner hides the entry from everybody, because neither could answer for it.
 */
function entryVisibleTo(viewer: MemberViewer) {
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
    // Main sites show nothing that was written on a dark one.
    const shown = viewer.site.dark ? eb.lit(true) : eb('guestbookEntry.dark', '=', false)
    return eb.and([shown, visibleTo(viewer)(eb), eb.not(eb.exists(blocked))])
  }
}

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

export function entryList(db: Database, viewer: MemberViewer, profileId: number) {
  return entries(db, viewer)
    .where('guestbookEntry.profileId', '=', profileId)
    .orderBy('guestbookEntry.createdAt', 'desc')
    .orderBy('guestbookEntry.id', 'desc')
}

/** One entry. @throws 404 when it is gone, or its author or the guestbook's owner is hidden from the viewer */
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

export async function addEntry(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  body: BodyOf<'Profiles.AddGuestbookEntry'>,
): Promise<AnswerOf<'Profiles.AddGuestbookEntry'>> {
  const text = requiredText('text', body.text)
  await deps.limits.consume('guestbookByProfile', String(viewer.profile.id))
  const { profileId, key } = body
  const actorId = viewer.profile.id
  const id = await withOther(deps.db, viewer, profileId, async (transaction) => {
    const made = await idWithKey(transaction, viewer, 'guestbookEntry', key)
    if (made !== undefined) return made
    const author = { authorId: actorId, dark: viewer.site.dark, createdAt: deps.clock.now(), key: key ?? null }
    const added = await transaction
      .insertInto('guestbookEntry')
      .values({ profileId, text, ...author })
      .onConflict((conflict) => conflict.columns(['authorId', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return requireIdWithKey(transaction, viewer, 'guestbookEntry', key)
    const { id: itemId } = added
    const topic = NotificationTopic.GuestbookEntry
    const itemType = NotificationItemType.GuestbookEntry
    await notify(deps, transaction, { topic, actorId, to: [profileId], itemType, itemId })
    return itemId
  })
  return guestbookEntry(deps, viewer, id)
}

/** Deletes an entry that the viewer wrote or that is in the viewer's guestbook, visible or not. */
export async function deleteEntry(db: Database, viewer: MemberViewer, entryId: number): Promise<void> {
  const own = viewer.profile.id
  const deleted = await db
    .deleteFrom('guestbookEntry')
    .where('id', '=', entryId)
    .where((eb) => eb.or([eb('authorId', '=', own), eb('profileId', '=', own)]))
    .executeTakeFirst()
  if (deleted.numDeletedRows === 0n) throw notFound()
}

/** Removes what a profile that leaves the dark sites has written and got in guestbooks there. */
export const removeDarkEntries: DarkDeparture = async (_deps, transaction, profileId) => {
  await transaction
    .deleteFrom('guestbookEntry')
    .where('dark', '=', true)
    .where((eb) => eb.or([eb('profileId', '=', profileId), eb('authorId', '=', profileId)]))
    .execute()
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
