import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlbumType, MediaKind } from '../../legacy/contract/enums'
import { oneLine, plainText } from '../../legacy/core/text/plainText'
import { sanitiseContent, sanitiseTextWithPictures } from '../../legacy/core/text/richText'
import { harmless, xssTexts } from '../../legacy/core/text/xss.fixture'
import { newWriter, publishedBy, write } from '../../legacy/testing/blogWriting'
import { insertMedia } from '../../legacy/testing/media'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

let server: TestServer
let writer: TestMember
let other: TestMember
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  writer = await newWriter(server)
  other = await newMember(server)
})
afterAll(() => server.close())
beforeEach(() => sql`delete from rate_limit`.execute(server.deps.db))

const tags = /<(?:\/?(?:p|strong|em|u|s|h2|h3|ul|ol|li|blockquote)|br \/|\/a|\/div)>/g
const links = /<a href="(?:https?:\/\/|mailto:)[^"<>\s]*" rel="nofollow noopener ugc">/g
const media = /<img data-media-id="[1-9]\d*" alt="[^"<>]*" \/>|<div data-video="(?:youtube:[\w-]{11}|vimeo:\d{5,12})">/g

/** Parts of a stored text that no tag of the allow-list explains; none may begin a tag. */
function strangers(html: string): string[] {
  const rest = html.replaceAll(tags, '').replaceAll(links, '').replaceAll(media, '')
  return rest.match(/<[^]{0,60}/g) ?? []
}

/** Violations in a stored text: unexpected markup, or missing harmless words. */
function flaws(stored: string, technique: string): string[] {
  const lost = [
    ...(stored.startsWith(harmless) ? [] : ['what came before']),
    ...(stored.endsWith(harmless) || technique === 'unclosed' ? [] : ['what came after']),
  ]
  return [...strangers(stored), ...lost]
}

/** Texts up to a length, several in one where they fit, each on a line of its own. */
function packed(longest: number): string[] {
  return xssTexts.reduce<string[]>((packs, [, text]) => {
    const last = packs.at(-1)
    // A null character is always refused with its field.
    if (text.length > longest || text.includes('\0') || plainText(text) === '') return packs
    const longer = `${last}\n${text}`
    if (last === undefined || longer.length > longest) return [...packs, text]
    return [...packs.slice(0, -1), longer]
  }, [])
}

/** Groups texts of a technique; those that may hide what follows stand alone. */
const groups = [...new Set(xssTexts.map(([technique]) => technique))].flatMap((technique) => {
  const texts = xssTexts.filter(([each]) => each === technique).map(([, text]) => text)
  const size = technique === 'unclosed' || technique === 'mutation' ? 1 : 4
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, index) => {
    // Removes null bytes, since any text with one is refused.
    const group = texts.slice(index * size, (index + 1) * size).map((text) => text.replaceAll('\0', ''))
    return { technique, group, html: [harmless, ...group.flatMap((text) => [text, harmless])].join('') }
  })
})

/** Each path takes some of them, since every one of them meets the rules themselves. */
const some = (turn: number) => groups.filter((_, index) => index % 4 === turn)

describe('malicious markup', () => {
  it.each([
    ['of entries', sanitiseContent],
    ['of profiles', sanitiseTextWithPictures],
  ])('is sanitised by the rules %s', (_rules, sanitise) => {
    const found = groups.map(({ technique, html }) => ({ html, flaws: flaws(sanitise(html), technique) }))
    expect(found).toEqual(groups.map(({ html }) => ({ html, flaws: [] })))
  })

  it('is sanitised in the text of an entry, and plain text in its title and tags', async () => {
    const id = await publishedBy(writer)
    let revision = 1
    for (const { technique, group, html } of some(0)) {
      const title = `Fyret ${group[0]}`.slice(0, 120)
      const names = group.map((text) => text.slice(0, 40))
      const saved = await write(writer, { blogEntryId: id, revision, title, html, tags: names })
      expect(saved.status).toBe(200)
      revision = saved.data.revision
      const { data } = await other.client.call('Blogs.GetBlogEntryData', { blogEntryId: id })
      expect({ html, flaws: flaws(data.html, technique) }).toEqual({ html, flaws: [] })
      expect(data.title).toBe(oneLine(plainText(title)))
      expect(data.slug).toMatch(/^[a-z0-9-]*$/)
      const plain = names.map((name) => oneLine(plainText(name)).toLowerCase()).filter((name) => name !== '')
      expect(data.tags.map(({ name }) => name.toLowerCase())).toEqual([...new Set(plain)])
    }
  }, 240_000)

  it('is sanitised in a draft, which its author sees', async () => {
    for (const { technique, html } of groups.filter((_, index) => index % 6 === 0)) {
      const { data: saved } = await write(writer, { html, publish: false })
      const { data } = await writer.client.call('Blogs.GetBlogEntryDataForEdit', { blogEntryId: saved.id })
      expect({ html, flaws: flaws(data.html, technique) }).toEqual({ html, flaws: [] })
    }
  }, 120_000)

  it('is sanitised in the text of a profile, and plain text in its headline', async () => {
    for (const { technique, group, html } of some(2)) {
      const headline = `Fyret ${group[0]}`.slice(0, 120)
      const { status } = await writer.client.call('EditProfile.UpdateProfile', { headline, text: html })
      expect(status).toBe(200)
      const { data } = await other.client.call('Profiles.GetProfile', { profileId: writer.id })
      expect({ html, flaws: flaws(data.details?.text ?? '', technique) }).toEqual({ html, flaws: [] })
      expect(data.profile?.headline).toBe(oneLine(plainText(headline)))
    }
  }, 240_000)

  it('with a null byte is refused, or loses it', async () => {
    for (const [, text] of xssTexts.filter(([, each]) => each.includes('\0'))) {
      const saved = await write(writer, { html: text + harmless, publish: false })
      expect([200, 400]).toContain(saved.status)
      const blogEntryId = saved.data.id
      const { data } = await writer.client.call('Blogs.GetBlogEntryDataForEdit', blogEntryId ? { blogEntryId } : {})
      expect(strangers(data.html ?? '')).toEqual([])
      expect(data.html ?? '').not.toContain('\0')
    }
  })

  it('is complete plain text in comments and guestbooks', async () => {
    const blogEntryId = await publishedBy(writer)
    for (const text of packed(4000)) {
      const { data } = await other.client.call('Blogs.AddBlogComment', { blogEntryId, text })
      expect(data).toMatchObject({ text: plainText(text), mentions: [] })
    }
    for (const text of packed(2000)) {
      const { data } = await other.client.call('Profiles.AddGuestbookEntry', { profileId: writer.id, text })
      expect(data.text).toBe(plainText(text))
    }
  })

  it('is complete plain text in notes, albums and titles of media items', async () => {
    for (const text of packed(2000)) {
      const { data } = await other.client.call('Profiles.SaveNote', { profileId: writer.id, text })
      expect(data.text).toBe(plainText(text))
    }
    const type = AlbumType.Public
    const { data: album } = await writer.client.call('Media.CreateAlbum', { name: 'Album', type })
    for (const description of packed(500)) {
      const { data } = await writer.client.call('Media.UpdateAlbum', {
        albumId: album.id,
        name: 'Album',
        type,
        description,
      })
      expect(data.description).toBe(plainText(description))
    }
    const [mediaId] = await insertMedia(server, writer.id, 1, { kind: MediaKind.AlbumPicture, albumId: album.id })
    for (const title of packed(200)) {
      const { data } = await writer.client.call('Media.UpdateMedia', { mediaId, title })
      expect(data.title).toBe(oneLine(plainText(title)))
    }
    for (const [, text] of xssTexts.filter(
      ([, each], index) => each.length <= 60 && index % 6 === 0 && !each.includes('\0'),
    )) {
      const name = `x ${text}`.slice(0, 60)
      const { data } = await writer.client.call('Media.UpdateAlbum', { albumId: album.id, name, type })
      expect(data.name).toBe(oneLine(plainText(name)))
    }
  }, 120_000)
})
