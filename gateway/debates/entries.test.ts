import { describe, expect, it } from 'vitest'
import { NotificationItemType, NotificationTopic } from '../../legacy/contract/enums'
import { comment } from '../testing/blogFixtures'
import { debateCategory, debateEntry, wholeDebateEntry } from '../testing/debateFixtures'
import { ids, moment } from '../testing/fixtures'
import { lodge } from '../testing/lodgeFixtures'
import { notification } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const entryId = globalId('DebateEntry', 5)
const categoryId = globalId('DebateCategory', 3)

describe('a topic', () => {
  it('with its text, media, lodge, category and comments is four calls', async () => {
    server.stub.answer('Lodges.GetDebateEntry', wholeDebateEntry(5))
    server.stub.answer('Lodges.GetDebateCategoriesByIds', [debateCategory(3)])
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
    server.stub.on('Lodges.GetDebateEntryComments', () => ids(1, 31).map((id) => comment(id, [id * 100])))
    const { data, errors } = await server.ask(`{ debateEntry(legacyId: 5) {
      id title html status isLocked isPinned isNew hasCommentsEnabled newCommentCount viewerReadAt viewerIsFollowing
      viewerCanEdit viewerCanDelete viewerCanModerate viewerCanMove hasUnpublishedChanges viewerHasLiked
      media { legacyId } author { name } category { id name } lodge { legacyId }
      comments(first: 30) { edges { node { id parentId ... on DebateComment { replies { parentId } } } } pageInfo { hasNextPage } }
    } }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      debateEntry: {
        id: entryId,
        title: 'Topic 5',
        html: '<p>Text of 5</p>',
        status: 'PUBLISHED',
        isLocked: false,
        isPinned: true,
        isNew: true,
        hasCommentsEnabled: true,
        newCommentCount: 1,
        viewerReadAt: moment,
        viewerIsFollowing: false,
        viewerCanEdit: false,
        viewerCanDelete: true,
        viewerCanModerate: true,
        viewerCanMove: true,
        hasUnpublishedChanges: false,
        viewerHasLiked: true,
        media: [{ legacyId: 3005 }],
        author: { name: 'Profile5' },
        category: { id: categoryId, name: 'Category 3' },
        lodge: { legacyId: 2 },
        comments: { pageInfo: { hasNextPage: true } },
      },
    })
    expect(data).toHaveProperty('debateEntry.comments.edges.3.node', {
      id: globalId('DebateComment', 4),
      parentId: null,
      replies: [{ parentId: globalId('DebateComment', 4) }],
    })
    expect([...server.stub.names()].sort()).toEqual([
      'Lodges.GetDebateCategoriesByIds',
      'Lodges.GetDebateEntry',
      'Lodges.GetDebateEntryComments',
      'Lodges.GetLodgesByIds',
    ])
  })

  it.each(['debateEntry', 'debateCategory'])('is null when it is not for the viewer: %s', async (field) => {
    server.stub.refuse('Lodges.GetDebateEntry', 404, 'NOT_FOUND')
    server.stub.refuse('Lodges.GetDebateCategory', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask(`{ ${field}(legacyId: 5) { title: id } }`)
    expect([data, errors]).toEqual([{ [field]: null }, []])
  })

  it('in a list has its text by one call, and its category by one for all', async () => {
    server.stub.on('Lodges.GetDebateEntriesByIds', () => [debateEntry(5), debateEntry(6)])
    server.stub.answer('Lodges.GetDebateCategoriesByIds', [debateCategory(3)])
    const nodes = [5, 6].map((id) => globalId('DebateEntry', id))
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on DebateEntry { title category { name } } } }'
    const { data, errors } = await server.ask(query, { ids: nodes })
    expect(errors).toEqual([])
    const category = { name: 'Category 3' }
    expect(data).toEqual({
      nodes: [
        { title: 'Topic 5', category },
        { title: 'Topic 6', category },
      ],
    })
    expect(server.stub.names()).toEqual(['Lodges.GetDebateEntriesByIds', 'Lodges.GetDebateCategoriesByIds'])
    expect(server.stub.bodyOf('Lodges.GetDebateCategoriesByIds')).toEqual({ ids: [3] })
  })
})

describe('the topics of a category', () => {
  it.each([
    ['', 'false'],
    ['(order: LATEST_COMMENT)', 'true'],
  ])('are one list%s', async (args, sortByLatestCommentDate) => {
    server.stub.answer('Lodges.GetDebateCategory', debateCategory(3))
    server.stub.answer('Lodges.GetDebateEntries', [debateEntry(5)])
    const { data, errors } = await server.ask(
      `{ debateCategory(legacyId: 3) { entryCount newEntryCount latestEntry { title } entries${args} { edges { node { title } } } } }`,
    )
    expect(errors).toEqual([])
    expect(data).toEqual({
      debateCategory: {
        entryCount: 4,
        newEntryCount: 1,
        latestEntry: { title: 'Topic 5' },
        entries: { edges: [{ node: { title: 'Topic 5' } }] },
      },
    })
    expect(server.stub.seen.at(-1)?.query).toEqual({
      lodgeId: '2',
      categoryId: '3',
      sortByLatestCommentDate,
      skip: '0',
      take: '31',
    })
  })
})

it('following a topic says the wanted state', async () => {
  server.stub.answer('Lodges.ToggleDebateEntryFollow', {})
  server.stub.answer('Lodges.GetDebateEntriesByIds', [{ ...debateEntry(5), followed: true }])
  const query = `mutation ($input: SetFollowingInput!) {
    setFollowing(input: $input) { item { id viewerIsFollowing } userErrors { code field } }
  }`
  const { data, errors } = await server.ask(query, { input: { id: entryId, following: true } })
  const item = { id: entryId, viewerIsFollowing: true }
  expect([data, errors]).toEqual([{ setFollowing: { item, userErrors: [] } }, []])
  expect(server.stub.bodyOf('Lodges.ToggleDebateEntryFollow')).toEqual({ debateEntryId: 5, followed: true })
})

it('a notification about a topic leads to it', async () => {
  server.stub.answer('Notifications.ClientNotifications', [
    notification(1, {
      topic: NotificationTopic.DebateComment,
      itemType: NotificationItemType.DebateEntry,
      itemId: 5,
      commentId: 9,
      title: 'Topic 5',
      excerpt: 'I do',
    }),
  ])
  server.stub.answer('Lodges.GetDebateEntriesByIds', [debateEntry(5)])
  server.stub.answer('Lodges.GetDebateEntryCommentsByIds', [comment(9)])
  server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
  const { data, errors } = await server.ask(`{ viewer { notifications { edges { node { __typename topic
    ... on DebateNotification {
      entryId entry { legacyId lodge { legacyId } } commentId comment { legacyId } title excerpt
    } } } } } }`)
  expect(errors).toEqual([])
  expect(data).toHaveProperty('viewer.notifications.edges.0.node', {
    __typename: 'DebateNotification',
    topic: 'DEBATE_COMMENT',
    entryId,
    entry: { legacyId: 5, lodge: { legacyId: 2 } },
    commentId: globalId('DebateComment', 9),
    comment: { legacyId: 9 },
    title: 'Topic 5',
    excerpt: 'I do',
  })
})
