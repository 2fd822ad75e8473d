import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Graph, startGraph } from '../graph/startGraph'
import { type NodeWorld, settleNodes } from './nodeWorld'

// Compares `totalCount` of the lists that have one with the items that they give, on the real servers.

let graph: Graph
let world: NodeWorld
beforeAll(async () => {
  graph = await startGraph()
  world = await settleNodes(graph)
})
afterAll(() => graph.close())

const query = `query ($other: Int!) {
  profile(legacyId: $other) {
    all: media(first: 5) { totalCount nodes { __typename likes { totalCount nodes { id } } } }
    pictures: media(type: PICTURES, first: 1) { totalCount }
    videos: media(type: VIDEO, first: 1) { totalCount }
    albums(first: 3) { totalCount nodes { id media { totalCount nodes { id } } } }
    guestbook { totalCount nodes { id } }
    likes { totalCount nodes { id } }
    likesOfWomen: likes(gender: FEMALE) { totalCount }
    blogAuthor { entries(first: 1) { nodes {
      likes { totalCount nodes { id } }
      flat: comments(layered: false, first: 5) { totalCount nodes { id likes { totalCount nodes { id } } } }
      layered: comments { totalCount }
    } } }
  }
  debateEntry(legacyId: 1) {
    likes { totalCount nodes { id } }
    flat: comments(layered: false, first: 5) { totalCount nodes { id likes { totalCount nodes { id } } } }
    layered: comments { totalCount }
  }
  viewer { profile { guestbook(first: 1) { totalCount nodes { id } } } }
  searchProfiles { totalCount nodes { id } }
  newestMedia { totalCount }
  profiles(order: NEWEST) { totalCount }
}`

interface Counted {
  readonly totalCount: number | null
  readonly nodes?: readonly unknown[]
}

interface Answer {
  readonly profile: {
    readonly all: Counted & { readonly nodes: readonly { readonly __typename: string }[] }
    readonly pictures: Counted
    readonly videos: Counted
    readonly likesOfWomen: Counted
    readonly blogAuthor: { readonly entries: { readonly nodes: readonly { readonly layered: Counted }[] } }
  }
  readonly debateEntry: { readonly flat: Counted; readonly layered: Counted }
  readonly newestMedia: Counted
  readonly profiles: Counted
}

/** Every list of an answer that has both its items and their number. */
function countedIn(value: unknown): Counted[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(countedIn)
  return 'totalCount' in value && 'nodes' in value ? [value as Counted, ...within] : within
}

it('totalCount is the number of all items, and null where nothing counts them', async () => {
  const { other, sid } = world
  await graph.legacy.deps.db
    .insertInto('itemLike')
    .values({ itemType: 2, itemId: other, profileId: world.member, createdAt: graph.legacy.clock.now() })
    .execute()
  const { data, errors } = await graph.ask<Answer>({ query, variables: { other } }, sid)
  expect(errors).toBeUndefined()
  if (!data) throw new Error('No answer')
  const lists = countedIn(data)
  expect(lists.length).toBeGreaterThan(7)
  expect(lists.map(({ totalCount }) => totalCount)).toEqual(lists.map(({ nodes }) => nodes?.length))
  expect(lists.some(({ totalCount }) => totalCount !== 0)).toBe(true)
  const { all, pictures, videos, likesOfWomen, blogAuthor } = data.profile
  const ofType = (name: string) => all.nodes.filter(({ __typename }) => __typename === name).length
  expect([pictures.totalCount, videos.totalCount]).toEqual([ofType('Picture'), ofType('Video')])
  expect(data.debateEntry.flat.totalCount).toBe(2)
  const uncounted = [likesOfWomen, data.debateEntry.layered, data.newestMedia, data.profiles]
  expect(uncounted.map(({ totalCount }) => totalCount)).toEqual([null, null, null, null])
  expect(blogAuthor.entries.nodes.map(({ layered }) => layered.totalCount)).toEqual([null])
})

it('totalCount costs a call only where it is selected', async () => {
  const callsOf = async (selection: string) => {
    const counting = `query ($other: Int!) {
      profile(legacyId: $other) { guestbook { ${selection} } likes { ${selection} } }
      searchProfiles { ${selection} }
    }`
    const { errors, extensions } = await graph.ask({ query: counting, variables: { other: world.other } }, world.sid)
    expect(errors).toBeUndefined()
    return extensions.restCalls.map(({ call }) => call).toSorted()
  }
  const lists = ['Common.GetLikeProfiles', 'Profiles.GetGuestbook', 'Search.SearchProfiles']
  const profile = 'Profiles.GetProfilesByIds'
  const counts = ['Profiles.GetProfileDetailsByIds', 'Search.CountProfiles']
  expect(await callsOf('nodes { __typename }')).toEqual([profile, ...lists].toSorted())
  expect(await callsOf('totalCount nodes { __typename }')).toEqual([profile, ...counts, ...lists].toSorted())
})
