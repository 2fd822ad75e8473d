import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AlbumType, MediaKind } from '../../legacy/contract/enums'
import { insertBlogComment, insertBlogEntry } from '../../legacy/testing/insertBlogEntry'
import { insertMedia } from '../../legacy/testing/media'
import { clientOf, insertProfile } from '../../legacy/testing/profiles'
import { seedReference } from '../../legacy/main/reference'
import { readStoredOperations } from '../../scripts/support/storedOperations'
import { type Graph, startGraph } from './startGraph'

let graph: Graph
let viewer: number
let entry: number

/** An entry with a picture of an open album and one without album, between earlier and later entries of its author. */
beforeAll(async () => {
  graph = await startGraph()
  const { legacy } = graph
  await seedReference(legacy.deps.db)
  viewer = await insertProfile(legacy, { name: 'Freja' })
  const author = await insertProfile(legacy, { name: 'Villads' })
  const client = await clientOf(legacy, author)
  const { data: album } = await client.call('Media.CreateAlbum', { name: 'The sea', type: AlbumType.Public })
  const [inAlbum] = await insertMedia(legacy, author, 1, { albumId: album.id })
  const [alone] = await insertMedia(legacy, author, 1, { kind: MediaKind.AlbumPicture })
  const html = `<p>By the sea</p><img data-media-id="${inAlbum}" alt=""><img data-media-id="${alone}" alt="">`
  await insertBlogEntry(legacy, author, { title: 'Before', publishedAt: new Date('2026-01-01T12:00:00Z') })
  entry = await insertBlogEntry(legacy, author, { html, publishedAt: new Date('2026-02-01T12:00:00Z') })
  await insertBlogEntry(legacy, author, { title: 'After', publishedAt: new Date('2026-03-01T12:00:00Z') })
  for (let each = 0; each < 31; each += 1) {
    const parentId = await insertBlogComment(legacy, entry, author)
    await insertBlogComment(legacy, entry, viewer, { parentId })
  }
})
afterAll(() => graph.close())

interface Page {
  readonly blogEntry: {
    readonly media: readonly { readonly album: { readonly name: string } | null }[]
    readonly comments: { readonly edges: readonly { readonly node: { readonly replies: readonly object[] } }[] }
  }
}

describe('the page of an entry, as the web client requests it', () => {
  it('takes at most four REST calls with thirty comments, their answers, media items and neighbours, and the content token once an hour', async () => {
    const query = Object.values(await readStoredOperations()).find((text) => text.startsWith('query EntryScreenQuery'))
    const sid = (await clientOf(graph.legacy, viewer)).cookies.get('sid')
    const variables = { legacyId: entry, layered: true }
    const ask = () => graph.ask<Page>({ query: query ?? '', variables }, sid)
    const { data, errors, extensions } = await ask()
    expect(errors ?? []).toEqual([])
    expect(data?.blogEntry).toMatchObject({
      previous: { title: 'Before' },
      next: { title: 'After' },
      media: [{ album: { name: 'The sea' } }, { album: null }],
    })
    const replies = data?.blogEntry.comments.edges.map(({ node }) => node.replies.length)
    expect(replies).toEqual(Array.from({ length: 30 }, () => 1))
    const everyTime = [
      'Blogs.GetBlogEntryData',
      'Blogs.GetComments',
      'CurrentProfile.GetProfileData',
      'Media.GetAlbumsByIds',
    ]
    const callsIn = ({ restCalls }: typeof extensions) => restCalls.map(({ call }) => call).sort()
    expect(callsIn(extensions)).toEqual([...everyTime, 'Common.GetContentTokens'].sort())
    expect(callsIn((await ask()).extensions)).toEqual(everyTime)
  })
})
