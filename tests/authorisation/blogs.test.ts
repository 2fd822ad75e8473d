import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '../../legacy/contract/contract'
import {
  Audience,
  EVERYBODY,
  BanType,
  BlogEntryStatus,
  CommentItemType,
  DarkStatus,
  Gender,
  LikeItemType,
  ProfileStatus,
} from '../../legacy/contract/enums'
import { after, DAY, HOUR } from '../../legacy/core/clock'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf, insertProfile } from '../../legacy/testing/profiles'
import type { TestClient } from '../../legacy/testing/testClient'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

/**
 * States of an entry, its author or the viewer, with the expected visibility; separately for lists where it
 * differs.
 */
const states = {
  open: 'seen',
  hidden: 'hidden',
  hiddenAuthor: 'hidden',
  draft: 'unseen',
  dark: 'unseen',
  notForThisGender: 'unseen',
  authorBanned: 'unseen',
  blockedByViewer: 'unseen',
  hasBlockedViewer: 'unseen',
  authorDeleted: 'unseen',
  authorLocked: 'unseen',
  authorQuarantined: 'unseen',
  authorWithdrewConsent: 'unseen',
  deleted: 'unseen',
} as const
type State = keyof typeof states

interface World {
  readonly viewer: TestClient
  readonly entryId: number
  readonly commentId: number
}

/** All actions on an entry and reads below it; each must fail for an entry that the viewer may not see. */
const acts: Partial<Record<CallName, (world: World) => object>> = {
  'Blogs.GetComments': ({ entryId }) => ({ blogEntryId: entryId }),
  'Blogs.UpdateBlogEntryReadCount': ({ entryId }) => ({ blogEntryId: entryId }),
  'Blogs.FollowBlogEntry': ({ entryId }) => ({ blogEntryId: entryId }),
  'Blogs.HideEntry': ({ entryId }) => ({ blogEntryId: entryId }),
  'Blogs.AddBlogComment': ({ entryId }) => ({ blogEntryId: entryId, text: 'Hej' }),
  'Common.ToggleLike': ({ entryId }) => ({ itemType: LikeItemType.BlogEntry, itemId: entryId }),
  'Common.GetLikeProfiles': ({ entryId }) => ({ itemType: LikeItemType.BlogEntry, itemId: entryId }),
}
const actsOnComments: Partial<Record<CallName, (world: World) => object>> = {
  'Common.ToggleLike': ({ commentId }) => ({ itemType: LikeItemType.Comment, itemId: commentId }),
  'Common.GetLikeProfiles': ({ commentId }) => ({ itemType: LikeItemType.Comment, itemId: commentId }),
}

/** The comment id for an entry without comments. */
const NONE = 999_999

let server: TestServer
let worlds = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

async function worldIn(state: State): Promise<World> {
  worlds += 1
  const { db, clock } = server.deps
  const now = clock.now()
  const earlier = after(now, -HOUR)
  const approved = { darkStatus: DarkStatus.Approved, memberUntil: after(now, DAY) }
  const statuses = {
    authorDeleted: ProfileStatus.ToBeDeleted,
    authorLocked: ProfileStatus.Locked,
    authorQuarantined: ProfileStatus.Quarantined,
  }
  const authorId = await insertProfile(server, {
    name: `author${worlds}`,
    ...approved,
    status: state in statuses ? statuses[state as keyof typeof statuses] : ProfileStatus.Active,
    ...(state === 'authorWithdrewConsent' && { privacyConsentAt: null }),
  })
  const viewerId = await insertProfile(server, { name: `viewer${worlds}`, gender: Gender.Male, ...approved })
  const { countryId } = await db
    .selectFrom('profile')
    .select('countryId')
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow()
  const published = state === 'draft' ? null : earlier
  const { id: entryId } = await db
    .insertInto('blogEntry')
    .values({
      profileId: authorId,
      countryId,
      dark: state === 'dark',
      status: published ? BlogEntryStatus.Published : BlogEntryStatus.Draft,
      title: 'Zebra',
      html: '<p>Zebra</p>',
      words: 'Zebra',
      wordCount: 1,
      audience: state === 'notForThisGender' ? Audience.Women : EVERYBODY,
      createdAt: earlier,
      publishedAt: published,
      activeAt: published,
      // A recommendation from before the viewer joined is not new.
      curatedAt: published && after(now, HOUR),
      readCount: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const otherId = await insertProfile(server, { name: `other${worlds}`, ...approved })
  const written = (profileId: number, createdAt: Date) =>
    db
      .insertInto('comment')
      .values({ itemType: CommentItemType.BlogEntry, itemId: entryId, profileId, text: 'Godt', createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
  // A draft has no comments.
  const { id: commentId } = published ? await written(viewerId, earlier) : { id: NONE }
  if (published) await written(otherId, now)
  const relation = { followedAt: earlier, hiddenAt: state === 'hidden' ? earlier : null }
  await db
    .insertInto('blogEntryReader')
    .values({ profileId: viewerId, entryId, ...relation })
    .onConflict((conflict) => conflict.columns(['profileId', 'entryId']).doUpdateSet(relation))
    .execute()
  const hiddenAt = state === 'hiddenAuthor' ? earlier : null
  await db
    .insertInto('blogAuthorReader')
    .values({ profileId: viewerId, authorId, followedAt: earlier, hiddenAt })
    .execute()
  await spoil(state, { authorId, viewerId, entryId })
  return { viewer: await clientOf(server, viewerId, { address: `10.6.0.${worlds}` }), entryId, commentId }
}

async function spoil(state: State, ids: { authorId: number; viewerId: number; entryId: number }): Promise<void> {
  const { db, clock } = server.deps
  const { authorId, viewerId, entryId } = ids
  const createdAt = clock.now()
  if (state === 'authorBanned') {
    await db.insertInto('ban').values({ profileId: authorId, banType: BanType.Blogs, createdAt }).execute()
  }
  if (state === 'blockedByViewer' || state === 'hasBlockedViewer') {
    const [profileId, blockedId] = state === 'blockedByViewer' ? [viewerId, authorId] : [authorId, viewerId]
    await db.insertInto('blacklist').values({ profileId, blockedId, createdAt }).execute()
  }
  if (state === 'deleted') await db.deleteFrom('blogEntry').where('id', '=', entryId).execute()
}

describe.each(Object.keys(states) as State[])('an entry that is %s', (state) => {
  const seen = states[state]

  it('accepts actions only from those who may see it', async () => {
    for (const table of [acts, actsOnComments]) {
      const world = await worldIn(state)
      for (const [name, args] of Object.entries(table)) {
        const { status } = await world.viewer.call(name as CallName, args(world))
        expect([name, status]).toEqual([name, seen === 'unseen' ? 404 : 200])
      }
      const { data } = await world.viewer.call('Blogs.GetBlogCommentsByIds', { ids: [world.commentId] })
      expect(data).toHaveLength(seen === 'unseen' || world.commentId === NONE ? 0 : 1)
    }
  })

  it('counts as new only where lists show it', async () => {
    // A recommendation by the staff notifies the whole community.
    await server.deps.db.deleteFrom('blogEntry').execute()
    const world = await worldIn(state)
    // A member who has read an entry gets no notification that the staff recommends it.
    await server.deps.db
      .updateTable('blogEntryReader')
      .set({ readAt: null })
      .where('entryId', '=', world.entryId)
      .execute()
    const { data } = await world.viewer.call('Notifications.NotificationCounts')
    const counts = data as { blogsNotificationCount: number; blogsCuratedNotificationCount: number }
    expect(counts.blogsNotificationCount > 0).toBe(seen === 'seen')
    expect(counts.blogsCuratedNotificationCount > 0).toBe(seen === 'seen')
  })
})
