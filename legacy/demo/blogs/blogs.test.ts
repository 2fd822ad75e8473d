import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BanType, BlogEntryStatus, CommentItemType, LikeItemType } from '../../contract/enums'
import { mediaIn, sanitiseContent, wordsOf } from '../../core/text/richText'
import { TestClient } from '../../testing/testClient'
import { startDemoServer } from '../../testing/demo'
import type { TestServer } from '../../testing/testServer'
import { demoPassword } from '../community/actors'
import { blogTexts } from './texts'
import { kinkNames } from '../society/texts'
import { locales } from '../../content/locale'
import { countries } from '../../content/places/places'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const count = async (condition: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(condition)}`.execute(
    server.deps.db,
  )
  return rows[0]?.count
}
const entries = () => server.deps.db.selectFrom('blogEntry').selectAll().orderBy('id').execute()
const published = async () => (await entries()).filter(({ status }) => status === BlogEntryStatus.Published)

describe('the texts', () => {
  const all = [blogTexts.main, blogTexts.dark].flatMap((site) => Object.values(site).flatMap((texts) => texts.entries))

  it.each(locales)('are many in %s, and some of them long', (locale) => {
    const [main, dark] = [blogTexts.main[locale], blogTexts.dark[locale]]
    expect(main.entries.length).toBeGreaterThanOrEqual(14)
    expect(dark.entries.length).toBeGreaterThanOrEqual(6)
    const lengths = main.entries.map(({ text }) => text.join('\n').match(/\p{L}+/gu)?.length ?? 0)
    expect(lengths.filter((words) => words >= 150 && words <= 700).length).toBeGreaterThanOrEqual(6)
  })

  it('are unique and contain no exclamation marks', () => {
    const said = all.flatMap(({ text, title, comments = [] }) => [...text, title, ...comments.flat()])
    for (const text of said) expect(text.replaceAll('![', '')).not.toContain('!')
    expect(new Set(all.map(({ text }) => text.join('\n'))).size).toBe(all.length)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  })

  it('name kinks among the tags of the dark sites, in the site’s language', () => {
    for (const { locale } of countries) {
      const names = kinkNames.map((name) => name[locale])
      const tags = blogTexts.dark[locale].entries.flatMap((entry) => entry.tags)
      expect(tags.filter((tag) => names.includes(tag)).length).toBeGreaterThan(3)
    }
  })
})

describe('the entries', () => {
  it('fill more than a page of the Danish list', async () => {
    expect(await count('blog_entry where country_id = 1 and not dark and status = 2')).toBeGreaterThan(31)
  })

  it('hold exactly what the product would have stored', async () => {
    for (const entry of await published()) {
      expect(sanitiseContent(entry.html)).toBe(entry.html)
      expect(entry.html).not.toMatch(/\((?:archive|album)\)|youtube:[\w-]+<\/p>/)
      expect(entry.words).toBe(wordsOf(entry.html))
      expect(entry.wordCount).toBe(entry.words.split(/\s+/).length)
      const media = await server.deps.db
        .selectFrom('blogEntryMedia')
        .innerJoin('media', 'media.id', 'blogEntryMedia.mediaId')
        .select(['media.id', 'media.profileId'])
        .where('entryId', '=', entry.id)
        .orderBy('blogEntryMedia.position')
        .execute()
      expect(media.map(({ id }) => id)).toEqual(mediaIn(entry.html))
      expect(media.every(({ profileId }) => profileId === entry.profileId)).toBe(true)
    }
    for (const draft of await server.deps.db.selectFrom('blogDraft').selectAll().execute()) {
      expect(sanitiseContent(draft.html)).toBe(draft.html)
    }
  })

  it('have headings, lists, quotations, links, pictures and videos', async () => {
    const html = (await published()).map((entry) => entry.html).join('')
    for (const tag of [
      '<h2>',
      '<h3>',
      '<ul>',
      '<ol>',
      '<blockquote>',
      '<a href=',
      '<img data-media-id=',
      '<div data-',
    ]) {
      expect(html).toContain(tag)
    }
  })

  it('are written by members of the country; on the dark sites by members with a dark profile', async () => {
    const written = 'blog_entry join profile on profile.id = profile_id'
    expect(await count(`${written} where profile.country_id <> blog_entry.country_id or profile.status <> 3`)).toBe(0)
    expect(await count(`${written} where dark and dark_status <> 3`)).toBe(0)
    expect(await count(`${written} where blog_entry.created_at < profile.created_at - interval '2 hours'`)).toBe(0)
    expect(await count(`${written} where published_at > '${server.clock.now().toISOString()}'`)).toBe(0)
  })

  it('are of all ages, so that the best entries differ from period to period', async () => {
    for (const { id } of countries) {
      const ages = (await published())
        .filter((entry) => entry.countryId === id && !entry.dark)
        .map(({ publishedAt }) => (server.clock.now().getTime() - (publishedAt?.getTime() ?? 0)) / 86_400_000)
      const within = [1, 7, 14, 30, 365, 730].map((days) => ages.filter((age) => age <= days).length)
      expect(new Set(within).size).toBe(within.length)
    }
  })
})

describe('the numbers', () => {
  it('match the rows that they count', async () => {
    const counted = (rows: string, column: string) =>
      count(`blog_entry where ${column} is distinct from (select count(*) from ${rows})`)
    expect(
      await counted('blog_entry_reader where entry_id = blog_entry.id and first_read_at is not null', 'read_count'),
    ).toBe(0)
    const comments = `comment where item_type = ${CommentItemType.BlogEntry} and item_id = blog_entry.id and deleted_at is null`
    expect(await counted(comments, 'comment_count')).toBe(0)
    const last = `(select max(created_at) from ${comments})`
    expect(await count(`blog_entry where last_comment_at is distinct from ${last}`)).toBe(0)
    expect(await count(`blog_entry where active_at is distinct from coalesce(${last}, published_at)`)).toBe(0)
    expect(
      await count(`blog_entry_reader as r where comment_count <> (
        select count(*) from comment where item_type = 1 and item_id = r.entry_id and profile_id = r.profile_id and deleted_at is null)`),
    ).toBe(0)
  })

  it('match for authors too', async () => {
    const own = 'blog_entry where blog_entry.profile_id = a.profile_id'
    expect(
      await count(`blog_author as a where entry_count <> (
        select count(*) from ${own} and country_id = a.country_id and dark = a.dark and status = 2)`),
    ).toBe(0)
    expect(
      await count(`blog_author as a where follower_count <> (
        select count(*) from blog_author_reader where author_id = a.profile_id and followed_at is not null)`),
    ).toBe(0)
    expect(
      await count(`blog_entry as e where status = 2 and not exists (
        select from blog_author as a where (a.profile_id, a.country_id, a.dark) = (e.profile_id, e.country_id, e.dark))`),
    ).toBe(0)
  })
})

/** Tables of members' actions on entries, with their columns of entry and time. */
const doings = [
  ['comment', 'select item_id as entry_id, profile_id, created_at as moment from comment where item_type = 1'],
  [
    'reading',
    'select entry_id, profile_id, first_read_at as moment from blog_entry_reader where first_read_at is not null',
  ],
  ['reading on', 'select entry_id, profile_id, read_at as moment from blog_entry_reader'],
  ['follow', 'select entry_id, profile_id, followed_at as moment from blog_entry_reader where followed_at is not null'],
  ['hiding', 'select entry_id, profile_id, hidden_at as moment from blog_entry_reader where hidden_at is not null'],
  [
    'like',
    `select item_id as entry_id, profile_id, created_at as moment from item_like where item_type = ${LikeItemType.BlogEntry}`,
  ],
] as const

describe('the actions of readers', () => {
  it.each(doings)(
    '%s: happen after publication, by members with access, and never between members in a block',
    async (_what, rows) => {
      const done = `(${rows}) as x join blog_entry as entry on entry.id = x.entry_id
      join profile as viewer on viewer.id = x.profile_id join profile as author on author.id = entry.profile_id`
      expect(await count(done)).toBeGreaterThan(10)
      const now = server.clock.now().toISOString()
      expect(
        await count(`${done} where x.moment not between greatest(published_at, viewer.created_at) and '${now}'`),
      ).toBe(0)
      expect(await count(`${done} where viewer.status <> 3 or (dark and viewer.dark_status <> 3)`)).toBe(0)
      const blocks = '((viewer.id, author.id), (author.id, viewer.id))'
      expect(await count(`${done} join blacklist as b on (b.profile_id, b.blocked_id) in ${blocks}`)).toBe(0)
      expect(await count(`${done} join ban on ban.profile_id = viewer.id`)).toBe(0)
    },
  )

  it('include answers after their comments, deleted comments with answers, mentions and likes', async () => {
    const answers = 'comment as a join comment as first on first.id = a.parent_id'
    expect(await count(answers)).toBeGreaterThan(40)
    expect(await count(`${answers} where a.created_at < first.created_at or first.parent_id is not null`)).toBe(0)
    expect(await count('comment where deleted_at is not null')).toBeGreaterThan(2)
    expect(
      await count(
        `comment as c where deleted_at is not null and not exists (select from comment where parent_id = c.id)`,
      ),
    ).toBe(0)
    expect(await count(`comment where text ~ '@\\{[a-z]' or (text = '') <> (deleted_at is not null)`)).toBe(0)
    expect(
      await count(
        `comment where text ~ '@\\{\\d+\\}' and not exists (select from comment_mention where comment_id = id)`,
      ),
    ).toBe(0)
    expect(await count('comment_mention')).toBeGreaterThan(3)
    expect(await count(`item_like where item_type = ${LikeItemType.Comment}`)).toBeGreaterThan(100)
    const closed = 'comment join blog_entry on item_type = 1 and blog_entry.id = item_id'
    expect(await count(`${closed} where not comments_enabled`)).toBe(0)
  })
})

describe('the demo logins', () => {
  const idOf = async (name: string) =>
    (await server.deps.db.selectFrom('profile').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

  it.each(['mikkel', 'freja', 'luna', 'annaogjonas', 'eirik', 'viktor', 'oliver'])(
    'have new entries for %s',
    async (name) => {
      const id = await idOf(name)
      const seen = `(select greatest(r.read_at, s.followed_at) from blog_seen as s where s.profile_id = ${id})`
      const newComments = `blog_entry_reader as r join comment on item_type = 1 and item_id = r.entry_id
      where r.profile_id = ${id} and r.followed_at is not null and comment.profile_id <> ${id} and created_at > ${seen}`
      expect(await count(newComments)).toBeGreaterThan(0)
      const byAuthors = `blog_author_reader as a join blog_entry as e on e.profile_id = a.author_id
      where a.profile_id = ${id} and a.followed_at is not null and status = 2 and not exists (
        select from blog_entry_reader where profile_id = ${id} and entry_id = e.id)`
      expect(await count(byAuthors)).toBeGreaterThan(0)
      const curated = `blog_entry as e join blog_seen as s on s.profile_id = ${id} and e.curated_at > s.curated_at
      join profile on profile.id = ${id} and profile.country_id = e.country_id where e.profile_id <> ${id}`
      expect(await count(curated)).toBeGreaterThan(0)
      expect(await count(`blog_author_reader where profile_id = ${id} and hidden_at is not null`)).toBe(1)
      expect(await count(`blog_entry_reader where profile_id = ${id} and hidden_at is not null`)).toBe(1)
    },
  )

  it('have a draft, an unpublished revision, and readers who wait for an answer', async () => {
    const id = await idOf('mikkel')
    const drafts = `blog_draft join blog_entry on blog_entry.id = entry_id where profile_id = ${id}`
    expect(await count(`${drafts} and status = 1`)).toBe(1)
    expect(await count(`${drafts} and status = 2`)).toBe(1)
    const unanswered = `comment join blog_entry on item_type = 1 and blog_entry.id = item_id join blog_seen as s on s.profile_id = ${id}
      where blog_entry.profile_id = ${id} and comment.profile_id <> ${id} and comment.created_at > s.mine_at`
    expect(await count(unanswered)).toBeGreaterThan(0)
    expect(await count(`blog_author_reader where author_id = ${id} and followed_at is not null`)).toBeGreaterThan(2)
  })

  it('show the banned member only the reason and the end of the ban', async () => {
    const client = new TestClient(server)
    await client.call('LogOn.LogOn', { name: 'bjarke', password: demoPassword })
    const { data } = await client.call('Blogs.ProfileBlogBan')
    expect(data).toMatchObject({ banned: true, reason: blogTexts.main['da-DK'].banReason })
    expect(Date.parse(data.until ?? '')).toBeGreaterThan(server.clock.now().getTime())
    expect((await client.call('Blogs.GetAllBlogEntries', {})).status).toBe(403)
    expect(await count(`blog_entry where profile_id = ${await idOf('bjarke')}`)).toBe(2)
    expect(await count(`ban where ban_type = ${BanType.Blogs} and until is null`)).toBeGreaterThan(0)
  })
})
