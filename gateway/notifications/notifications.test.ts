import { describe, expect, it } from 'vitest'
import { NotificationItemType, NotificationTopic } from '../../legacy/contract/enums'
import { blogEntry, comment } from '../testing/blogFixtures'
import { album, ids, media, moment } from '../testing/fixtures'
import { notification } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

interface Pages {
  readonly viewer: {
    readonly notifications: {
      readonly edges: readonly { readonly node: Record<string, unknown> & { readonly legacyId: number } }[]
      readonly pageInfo: {
        readonly hasNextPage: boolean
        readonly hasPreviousPage: boolean
        readonly endCursor: string | null
      }
    }
  }
}

describe('the notifications, paged by time', () => {
  const query = `query ($tab: NotificationTab = ALL, $first: Int, $after: String, $last: Int, $before: String) { viewer {
    notifications(tab: $tab, first: $first, after: $after, last: $last, before: $before) {
      edges { node { legacyId } } pageInfo { hasNextPage hasPreviousPage endCursor }
    }
  } }`
  const minute = (number: number) => new Date(Date.UTC(2026, 10, 21, 12, number)).toISOString()

  /** Notifications of these minutes, latest first; the call never splits those of one moment. */
  function happened(minutes: readonly number[]): void {
    const all = minutes.map((each, index) => notification(index + 1, { createdAt: minute(each) }))
    server.stub.on('Notifications.ClientNotifications', ({ query: asked }) => {
      const { latestNotificationDate, take } = asked as { latestNotificationDate?: string; take: string }
      const older = all.filter(({ createdAt }) => createdAt < (latestNotificationDate ?? '9'))
      const last = older[Number(take) - 1]?.createdAt
      return older.filter(({ createdAt }, index) => index < Number(take) || createdAt === last)
    })
  }

  async function page(variables: object = {}) {
    const { data, errors } = await server.ask<Pages>(query, variables)
    expect(errors).toEqual([])
    return data.viewer.notifications
  }

  const asked = () =>
    server.stub.seen.filter(({ name }) => name === 'Notifications.ClientNotifications').map((call) => call.query)

  it.each([
    ['none', []],
    ['fewer than a page', [9]],
    ['a page exactly', [9, 8, 7]],
    ['many', [9, 8, 7, 6, 5, 4, 3]],
    ['all of one moment', [9, 9, 9, 9, 9]],
    ['ties over the end of a page', [9, 8, 7, 7, 7, 6, 5]],
    ['ties over the last end', [9, 8, 7, 7, 7]],
    ['ties behind the end of a page', [9, 8, 7, 6, 6, 6, 6, 5]],
  ])('come each once: %s', async (_what, minutes) => {
    happened(minutes)
    const seen: number[] = []
    let after: string | null = null
    for (let more = true; more;) {
      const { edges, pageInfo }: Pages['viewer']['notifications'] = await page({ first: 3, after })
      expect(edges.length > 0 || minutes.length === 0).toBe(true)
      expect(pageInfo.hasPreviousPage).toBe(after !== null)
      seen.push(...edges.map(({ node }) => node.legacyId))
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    expect(seen).toEqual(minutes.map((_minute, index) => index + 1))
  })

  it('are one call a page, filtered by tab', async () => {
    happened(ids(1, 40).reverse())
    const { edges, pageInfo } = await page({ tab: 'COMMUNITY' })
    expect(edges).toHaveLength(30)
    expect(asked()).toEqual([{ tab: '2', take: '31' }])
    await page({ tab: 'COMMUNITY', first: 100, after: pageInfo.endCursor })
    expect(asked()[1]).toEqual({ tab: '2', take: '101', latestNotificationDate: minute(11) })
  })

  it.each([
    [{ last: 3 }, 'FORWARD_ONLY'],
    [{ first: 3, before: 'any' }, 'FORWARD_ONLY'],
    [{ first: 0 }, undefined],
    [{ first: 101 }, undefined],
    [{ after: 'nonsense' }, 'FOREIGN_CURSOR'],
  ])('are refused with %o', async (variables, reason) => {
    happened([1])
    const { errors } = await server.ask(query, variables)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', ...(reason ? { reason } : {}) })
    expect(asked()).toEqual([])
  })

  it('of another tab have other cursors', async () => {
    happened([2, 1])
    const { pageInfo } = await page({ first: 1 })
    const { errors } = await server.ask(query, { tab: 'PROFILE', after: pageInfo.endCursor })
    expect(errors[0]?.extensions).toMatchObject({ reason: 'FOREIGN_CURSOR' })
    const [, mark] = Buffer.from(String(pageInfo.endCursor), 'base64url').toString('utf8').split(/Z:/)
    const forged = Buffer.from(`yesterday:${mark}`).toString('base64url')
    expect((await server.ask(query, { after: forged })).errors[0]?.extensions).toMatchObject({
      reason: 'FOREIGN_CURSOR',
    })
  })
})

describe('a notification', () => {
  const query = `{ viewer { notifications { edges { node {
    __typename id legacyId topic createdAt isRead actor { name picture { owner { name } } }
    ... on ProfileNotification { excerpt }
    ... on MediaNotification { media { __typename id } }
    ... on AlbumNotification { album { name } title }
    ... on BlogNotification { entryId entry { title } title commentId comment { text } commentExcerpt: excerpt }
  } } } } }`

  async function nodesOf(...of: ReturnType<typeof notification>[]) {
    server.stub.answer('Notifications.ClientNotifications', of)
    const { data, errors } = await server.ask<Pages>(query)
    expect(errors).toEqual([])
    return data.viewer.notifications.edges.map(({ node }) => node)
  }

  it('has a type by its item', async () => {
    const { Like, GuestbookEntry, AlbumRequest, Mention, NewFollower } = NotificationTopic
    const { Media, Album, BlogEntry, BlogAuthor } = NotificationItemType
    server.stub.answer('Media.GetAlbumsByIds', [album(4)])
    server.stub.answer('Blogs.GetBlogEntriesByIds', [blogEntry(21)])
    server.stub.answer('Blogs.GetBlogCommentsByIds', [comment(31)])
    const mention = {
      commentId: globalId('BlogComment', 31),
      comment: { text: comment(31).text },
      commentExcerpt: 'See',
    }
    const nodes = await nodesOf(
      notification(1),
      notification(2, { topic: GuestbookEntry, itemType: NotificationItemType.GuestbookEntry, excerpt: 'Hello' }),
      notification(3, { topic: Like }),
      notification(4, { topic: Like, itemType: Media, itemId: 1003 }),
      notification(5, { topic: Like, itemType: BlogEntry, itemId: 21, title: 'Boats' }),
      notification(6, { topic: Mention, itemType: BlogEntry, itemId: 21, commentId: 31, excerpt: 'See' }),
      notification(7, { topic: AlbumRequest, itemType: Album, itemId: 4, title: 'The sea' }),
      notification(8, { topic: NewFollower, itemType: BlogAuthor, itemId: 7, read: true }),
    )
    expect(nodes).toMatchObject([
      { __typename: 'ProfileNotification', topic: 'FAVOURITE', isRead: false, createdAt: moment, excerpt: null },
      { __typename: 'ProfileNotification', topic: 'GUESTBOOK_ENTRY', excerpt: 'Hello' },
      { __typename: 'ProfileNotification', topic: 'LIKE' },
      { __typename: 'MediaNotification', media: { id: globalId('Picture', 1003) } },
      {
        __typename: 'BlogNotification',
        topic: 'LIKE',
        entryId: globalId('BlogEntry', 21),
        title: 'Boats',
        commentId: null,
      },
      { __typename: 'BlogNotification', topic: 'MENTION', entry: { title: 'Entry 21' }, ...mention },
      { __typename: 'AlbumNotification', album: { name: 'Album 4' }, title: 'The sea' },
      { __typename: 'BlogNotification', topic: 'NEW_FOLLOWER', entryId: null, entry: null, isRead: true },
    ])
    expect(nodes.every(({ id, __typename, legacyId }) => id === globalId(String(__typename), legacyId))).toBe(true)
  })

  it('needs no look-up of its actor, and one for all media', async () => {
    server.stub.answer('Media.GetMediaByIds', ids(1001, 1030).map(media))
    const likes = ids(1, 30).map((id) =>
      notification(id, { topic: NotificationTopic.Like, itemType: NotificationItemType.Media, itemId: 1000 + id }),
    )
    await nodesOf(...likes)
    expect([...server.stub.names()].sort()).toEqual([
      'CurrentProfile.GetProfileData',
      'Media.GetMediaByIds',
      'Notifications.ClientNotifications',
    ])
  })

  it('is a node under its own type', async () => {
    server.stub.answer('Notifications.GetNotificationsByIds', [notification(1), notification(2)])
    const asked = [
      globalId('ProfileNotification', 1),
      globalId('BlogNotification', 2),
      globalId('ProfileNotification', 3),
    ]
    const { data, errors } = await server.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {
      ids: asked,
    })
    expect([data, errors]).toEqual([{ nodes: [{ __typename: 'ProfileNotification', id: asked[0] }, null, null] }, []])
    expect(server.stub.bodyOf('Notifications.GetNotificationsByIds')).toEqual({ ids: [1, 2, 3] })
  })
})

describe('the counters', () => {
  it.each([
    ['blogsCuratedNotificationCount', 'Notifications.BlogsCuratedNotificationCount'],
    ['blogsNotificationCount', 'Notifications.BlogsNotificationCount'],
    ['eventAdminNotificationsCount', 'Notifications.EventAdminNotificationsCount'],
    ['lodgeAdminNotificationsCount', 'Notifications.LodgeAdminNotificationsCount'],
    ['newNotificationsCount', 'Notifications.NewNotificationsCount'],
    ['newVisitsCount', 'Notifications.NewVisitsCount'],
    ['onlineFavoritesCount', 'Notifications.OnlineFavoritesCount'],
    ['unreadMailCount', 'Notifications.UnreadMailCount'],
    ['unreadTicketCount', 'Notifications.UnreadTicketCount'],
  ] as const)('are read singly: %s', async (field, call) => {
    server.stub.answer(call, { count: 3 })
    const { data, errors } = await server.ask(`{ viewer { ${field} } }`)
    expect([data, errors]).toEqual([{ viewer: { [field]: 3 } }, []])
  })

  it('of the community are one call, with the actors', async () => {
    const news = { blogs: 1, blogsCurated: 2, lodgeAdmin: 3, eventAdmin: 4 }
    server.stub.answer('TopMenu.CommunityNotifications', {
      ...news,
      notifications: [notification(1, { topic: 12, itemType: NotificationItemType.BlogEntry, itemId: 21 })],
    })
    const { data, errors } = await server.ask(`{ viewer { communityNews {
      blogs blogsCurated lodgeAdmin eventAdmin notifications { __typename actor { name picture { owner { name } } } }
    } } }`)
    expect(errors).toEqual([])
    const told = {
      __typename: 'BlogNotification',
      actor: { name: 'Profile3', picture: { owner: { name: 'Profile3' } } },
    }
    expect(data).toEqual({ viewer: { communityNews: { ...news, notifications: [told] } } })
    expect(server.stub.names()).toEqual(['CurrentProfile.GetProfileData', 'TopMenu.CommunityNotifications'])
  })
})

describe('marking as read', () => {
  const mark = `mutation ($input: MarkNotificationsAsReadInput!) { markNotificationsAsRead(input: $input) {
    notifications { legacyId isRead } viewer { counts { newNotifications } } userErrors { code }
  } }`

  it('returns the notifications afterwards, in one call, without deleted ones', async () => {
    server.stub.answer('Notifications.SetNotificationsAsRead', { newNotificationsCount: 1 })
    server.stub.answer('Notifications.GetNotificationsByIds', [notification(1, { read: true })])
    const input = { ids: [globalId('ProfileNotification', 1), globalId('BlogNotification', 2)] }
    const { data } = await server.ask(mark, { input })
    expect(data).toMatchObject({
      markNotificationsAsRead: { notifications: [{ legacyId: 1, isRead: true }], userErrors: [] },
    })
    expect(server.stub.bodyOf('Notifications.SetNotificationsAsRead')).toEqual({ ids: [1, 2] })
    expect([...server.stub.names()].sort()).toEqual([
      'CurrentProfile.GetProfileData',
      'Notifications.GetNotificationsByIds',
      'Notifications.NotificationCounts',
      'Notifications.SetNotificationsAsRead',
    ])
  })

  it('of a tab needs no ids', async () => {
    server.stub.answer('Notifications.SetNotificationsAsRead', { newNotificationsCount: 0 })
    const { data } = await server.ask(mark, { input: { tab: 'PROFILE' } })
    expect(data).toMatchObject({ markNotificationsAsRead: { notifications: null, userErrors: [] } })
    expect(server.stub.bodyOf('Notifications.SetNotificationsAsRead')).toEqual({ tab: 1 })
  })

  it('takes ids of notifications only', async () => {
    const { data, errors } = await server.ask<object>(mark, { input: { ids: [globalId('Profile', 1)] } })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })
})

describe('delivery elsewhere', () => {
  it('ends by the link in a mail, for anyone who has it', async () => {
    server.stub.answer('Notifications.Unsubscribe', { topic: 4 })
    const query = 'mutation { unsubscribe(input: { token: "t" }) { topic userErrors { code message } } }'
    expect((await server.ask(query)).data).toEqual({ unsubscribe: { topic: 'LIKE', userErrors: [] } })
    expect(server.stub.bodyOf('Notifications.Unsubscribe')).toEqual({ token: 't' })
    server.stub.refuse('Notifications.Unsubscribe', 410, 'LINK_EXPIRED')
    const userErrors = [{ code: 'LINK_EXPIRED', message: 'Told in Danish: LINK_EXPIRED' }]
    expect((await server.ask(query)).data).toEqual({ unsubscribe: { topic: null, userErrors } })
  })

  it('begins and ends for a browser', async () => {
    server.stub.on('PushNotifications.Subscribe', () => ({}))
    server.stub.on('PushNotifications.Unsubscribe', () => ({}))
    const keys = { endpoint: 'https://push.test/1', p256DH: 'key', auth: 'secret' }
    const subscribe =
      'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { userErrors { code } } }'
    expect((await server.ask(subscribe, { input: keys })).data).toEqual({ subscribeToPush: { userErrors: [] } })
    expect(server.stub.bodyOf('PushNotifications.Subscribe')).toEqual(keys)
    const end = 'mutation { unsubscribeFromPush(input: { endpoint: "https://push.test/1" }) { userErrors { code } } }'
    expect((await server.ask(end)).data).toEqual({ unsubscribeFromPush: { userErrors: [] } })
    expect(server.stub.bodyOf('PushNotifications.Unsubscribe')).toEqual({ endpoint: 'https://push.test/1' })
  })
})
