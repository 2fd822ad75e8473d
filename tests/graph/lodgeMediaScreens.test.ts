import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LodgeMediaStatus, LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { MINUTE } from '../../legacy/core/clock'
import { seedReference } from '../../legacy/main/reference'
import { insertLodgeAlbum, insertLodgeMedia } from '../../legacy/testing/lodgeMedia'
import { insertLodge, setLodgeRole } from '../../legacy/testing/lodges'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { type Graph, startGraph } from './startGraph'

let graph: Graph
let viewer: TestMember
let uploader: TestMember
let lodgeId: number
let album: number

/** A lodge with 31 albums; the first has 31 pictures, and one that waits. */
beforeAll(async () => {
  graph = await startGraph()
  const { legacy } = graph
  await seedReference(legacy.deps.db)
  viewer = await newMember(legacy)
  uploader = await newMember(legacy)
  const { id: owner } = await newMember(legacy)
  lodgeId = await insertLodge(legacy, owner, { name: 'Sailors' })
  await setLodgeRole(legacy, lodgeId, viewer.id, LodgeRole.Assistant)
  for (let count = 0; count < 30; count += 1) await insertLodgeAlbum(legacy, lodgeId, owner)
  legacy.clock.advance(MINUTE)
  album = await insertLodgeAlbum(legacy, lodgeId, owner, { name: 'The harbour' })
  await insertLodgeMedia(legacy, album, uploader.id, 31)
  await insertLodgeMedia(legacy, album, uploader.id, 1, { lodgeStatus: LodgeMediaStatus.Waiting })
})
afterAll(() => graph.close())

const front = 'name cover { url(size: THUMBNAIL) } memberCount viewerRole newMediaCount viewerCanCreateAlbum'
const medium = `
  id legacyId title createdAt url(size: GALLERY) lodgeStatus viewerCanDelete viewerHasLiked likeCount owner { name }`

/** The result of one request, and its REST calls besides those for the session and the addresses. */
async function show(query: string, variables: object) {
  const { data, errors, extensions } = await graph.ask({ query, variables }, viewer.client.cookies.get('sid'))
  expect(errors ?? []).toEqual([])
  const calls = extensions.restCalls.map(({ call }) => call)
  return { data, calls: calls.filter((call) => !/^(CurrentProfile|Common)\./.test(call)).sort() }
}

describe('one request shows', () => {
  it('the albums of a lodge with their covers, and how much waits', async () => {
    const { data, calls } = await show(
      `query ($lodge: Int!) { lodge(legacyId: $lodge) { ${front} waitingMediaCount
        albums(first: 30) {
          edges { node {
            id legacyId name mediaCount createdAt viewerCanEdit creator { name } cover { url(size: THUMBNAIL) }
          } }
          pageInfo { hasNextPage endCursor }
        }
      } }`,
      { lodge: lodgeId },
    )
    expect(data).toMatchObject({
      lodge: {
        name: 'Sailors',
        viewerCanCreateAlbum: true,
        waitingMediaCount: 1,
        albums: { edges: { length: 30, 0: { node: { mediaCount: 31 } } }, pageInfo: { hasNextPage: true } },
      },
    })
    expect(calls).toEqual(['Lodges.GetLodgeData', 'Lodges.GetLodgeMediaAlbumsOverview'])
  })

  it('an album with its lodge and thirty pictures with their owners', async () => {
    const { data, calls } = await show(
      `query ($album: Int!) { lodgeAlbum(legacyId: $album) {
        name description viewerCanAddMedia viewerCanDelete lodge { ${front} }
        media(first: 30) { edges { node { ${medium} } } pageInfo { hasNextPage } }
      } }`,
      { album },
    )
    expect(data).toMatchObject({
      lodgeAlbum: {
        name: 'The harbour',
        viewerCanAddMedia: true,
        lodge: { name: 'Sailors' },
        media: {
          edges: { length: 30, 0: { node: { viewerCanDelete: true, owner: { name: uploader.name } } } },
          pageInfo: { hasNextPage: true },
        },
      },
    })
    expect(calls).toEqual([
      'Lodges.GetLodgeAlbumMediasNextPage',
      'Lodges.GetLodgeMediaAlbum',
      'Lodges.GetLodgesByIds',
      'Profiles.GetProfilesByIds',
    ])
  })

  it('what waits, with uploaders and albums', async () => {
    const { data, calls } = await show(
      `query ($lodge: Int!) { lodge(legacyId: $lodge) { ${front}
        waitingMedia(first: 30) { edges { node { ${medium} lodgeAlbum { name } } } }
      } }`,
      { lodge: lodgeId },
    )
    expect(data).toMatchObject({
      lodge: {
        waitingMedia: { edges: [{ node: { lodgeStatus: 'WAITING', lodgeAlbum: { name: 'The harbour' } } }] },
      },
    })
    expect(calls).toEqual([
      'Lodges.GetLodgeData',
      'Lodges.GetLodgeMediaAlbumsByIds',
      'Lodges.GetLodgeMediaValidationItems',
      'Profiles.GetProfilesByIds',
    ])
  })
})
