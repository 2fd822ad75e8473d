import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { MINUTE } from '../../legacy/core/clock'
import { seedReference } from '../../legacy/main/reference'
import { insertDebateCategory, insertDebateComment, insertDebateEntry, startTopic } from '../../legacy/testing/debates'
import { insertLodge, setLodgeRole } from '../../legacy/testing/lodges'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { type Graph, startGraph } from './startGraph'

let graph: Graph
let viewer: TestMember
let lodgeId: number
let categoryId: number
let topic: number
let draft: number

/** A lodge with two categories and 32 topics, one of them with 31 comments and the viewer’s answer to each. */
beforeAll(async () => {
  graph = await startGraph()
  const { legacy } = graph
  await seedReference(legacy.deps.db)
  const memberUntil = '2099-01-01T00:00:00Z'
  viewer = await newMember(legacy, { memberUntil })
  const { id: author } = await newMember(legacy, { memberUntil })
  lodgeId = await insertLodge(legacy, author, { name: 'Sailors' })
  await setLodgeRole(legacy, lodgeId, viewer.id, LodgeRole.Assistant)
  legacy.clock.advance(MINUTE)
  categoryId = await insertDebateCategory(legacy, lodgeId, 'Trips')
  await insertDebateCategory(legacy, lodgeId, 'Talk')
  for (let count = 0; count < 31; count += 1) await insertDebateEntry(legacy, lodgeId, author)
  topic = await insertDebateEntry(legacy, lodgeId, author, { title: 'Who brings the boat?' })
  for (let count = 0; count < 31; count += 1) {
    const parentId = await insertDebateComment(legacy, topic, author)
    await insertDebateComment(legacy, topic, viewer.id, { parentId })
  }
  draft = (await startTopic(viewer, { lodgeId, categoryId, title: 'Later', publish: false })).data.id
})
afterAll(() => graph.close())

const front = `
  name cover { url(size: THUMBNAIL) } memberCount viewerRole newDebateEntryCount
  viewerCanTakePart viewerCanStartTopic viewerCanManageCategories viewerCanModerateDebates`
const summary = `
  id legacyId title excerpt isPinned isLocked isNew newCommentCount commentCount likeCount publishedAt lastCommentAt
  author { name picture { url(size: THUMBNAIL) } }`

/** The result of one request, and its REST calls besides the one for the session. */
async function show<T>(query: string, variables: object) {
  const { data, errors, extensions } = await graph.ask<T>({ query, variables }, viewer.client.cookies.get('sid'))
  expect(errors ?? []).toEqual([])
  const calls = extensions.restCalls.map(({ call }) => call)
  return { data, calls: calls.filter((call) => !/^(CurrentProfile|Common)\./.test(call)).sort() }
}

describe('one request shows', () => {
  it('the front of the debates: the lodge, its categories with what is new, and the first topics', async () => {
    const { data, calls } = await show(
      `query ($lodge: Int!) { lodge(legacyId: $lodge) { ${front}
        debateCategories { id legacyId name description entryCount newEntryCount latestEntry { ${summary} } }
        debateEntries(first: 30) { edges { node { ${summary} } } pageInfo { hasNextPage endCursor } }
        viewerDebateDrafts(first: 5) { nodes { legacyId title } }
      } }`,
      { lodge: lodgeId },
    )
    expect(data).toMatchObject({
      lodge: {
        name: 'Sailors',
        viewerRole: 'ASSISTANT',
        viewerCanModerateDebates: true,
        debateCategories: [
          { name: 'Trips', entryCount: 32, newEntryCount: 31, latestEntry: { title: 'Who brings the boat?' } },
          { name: 'Talk', entryCount: 0, newEntryCount: 0, latestEntry: null },
        ],
        debateEntries: { edges: { length: 30 }, pageInfo: { hasNextPage: true } },
        viewerDebateDrafts: { nodes: [{ legacyId: draft, title: 'Later' }] },
      },
    })
    expect(calls).toEqual([
      'Lodges.GetDebateCategories',
      'Lodges.GetDebateEntries',
      'Lodges.GetLodgeData',
      'Lodges.GetOwnDebateDrafts',
    ])
  })

  it('a category with its lodge and topics', async () => {
    const { data, calls } = await show(
      `query ($category: Int!) { debateCategory(legacyId: $category) {
        name description lodge { ${front} }
        entries(order: LATEST_COMMENT, first: 30) { nodes { ${summary} } }
      } }`,
      { category: categoryId },
    )
    expect(data).toMatchObject({
      debateCategory: { name: 'Trips', lodge: { name: 'Sailors' }, entries: { nodes: { length: 30 } } },
    })
    expect(calls).toEqual(['Lodges.GetDebateCategory', 'Lodges.GetDebateEntries', 'Lodges.GetLodgesByIds'])
  })

  it('a topic with the front of its lodge, its category and thirty comments with their answers', async () => {
    const { data, calls } = await show<{ debateEntry: { comments: { nodes: { replies: object[] }[] } } }>(
      `query ($topic: Int!) { debateEntry(legacyId: $topic) {
        ${summary} html media { legacyId } editedAt hasCommentsEnabled viewerReadAt viewerIsFollowing viewerHasLiked
        viewerCanEdit viewerCanDelete viewerCanModerate viewerCanMove hasUnpublishedChanges
        lodge { ${front} } category { name }
        comments(first: 30) {
          nodes { id text createdAt author { name } viewerCanDelete replyCount ... on DebateComment { replies { text } } }
          pageInfo { hasNextPage }
        }
      } }`,
      { topic },
    )
    expect(data).toMatchObject({
      debateEntry: {
        title: 'Who brings the boat?',
        commentCount: 62,
        viewerCanModerate: true,
        lodge: { name: 'Sailors', viewerCanTakePart: true },
        category: { name: 'Trips' },
        comments: { pageInfo: { hasNextPage: true } },
      },
    })
    expect(data?.debateEntry.comments.nodes.map(({ replies }) => replies.length)).toEqual(
      Array.from({ length: 30 }, () => 1),
    )
    expect(calls).toEqual([
      'Lodges.GetDebateCategoriesByIds',
      'Lodges.GetDebateEntry',
      'Lodges.GetDebateEntryComments',
      'Lodges.GetLodgesByIds',
    ])
  })

  it('the editor: a draft with its lodge and the categories to choose from', async () => {
    const { data, calls } = await show(
      `query ($topic: Int!) { viewer { debateDraft(legacyId: $topic) {
        entryId title html media { legacyId } categoryId status revision savedAt hasUnpublishedChanges
        lodge { name viewerCanStartTopic debateCategories { id name } }
      } } }`,
      { topic: draft },
    )
    expect(data).toMatchObject({
      viewer: { debateDraft: { title: 'Later', lodge: { debateCategories: [{ name: 'Trips' }, { name: 'Talk' }] } } },
    })
    expect(calls).toEqual(['Lodges.GetDebateCategories', 'Lodges.GetDebateEntryForEdit', 'Lodges.GetLodgesByIds'])
  })
})
