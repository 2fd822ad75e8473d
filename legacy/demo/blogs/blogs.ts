import type { Insertable, Transaction } from 'kysely'
import { AlbumType, BanType, BlogEntryStatus, EVERYBODY, MediaKind, RoleLevel } from '../../contract/enums'
import { after, DAY, HOUR } from '../../core/clock'
import type { BlogEntry, DB, Media } from '../../core/database/schema.generated'
import { mediaIn, wordsOf } from '../../core/text/richText'
import { seedBlogAuthors } from './authors'
import { seedBlogReaders } from './readers'
import { plannedEntries, type StoredEntry } from './writers'
import { inParts, numbersFor, type Acquainted } from '../community/circles'
import { composeEntry, picturesIn } from './compose'
import { blogTexts } from './texts'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'
import { landscape, type DemoFiles } from '../community/drawing'

/** Stores the blogs of the community: entries with pictures and tags, their readers and comments. */
export async function seedBlogs(db: Transaction<DB>, { circles, now, files }: Scene): Promise<void> {
  const planned = plannedEntries(circles.members, now)
  const ids = await numbersFor(db, 'blog_entry', planned.length)
  const entries = planned.map((entry, index): StoredEntry => ({ ...entry, id: ids[index] ?? 0 }))
  await seedEntries(db, entries, now, files)
  await seedBlogTags(db, entries)
  await seedBlogReaders(db, circles, entries, now)
  await seedBlogAuthors(db, circles, entries, now)
  await seedBans(db, circles.members, now)
}

async function seedEntries(
  db: Transaction<DB>,
  entries: readonly StoredEntry[],
  now: Date,
  files: DemoFiles,
): Promise<void> {
  const albums = await albumPictures(db)
  const mediaIds = await numbersFor(db, 'media', entries.flatMap(({ text }) => picturesIn(text.text)).length)
  const archived: Insertable<Media>[] = []
  const written = entries.map((entry) => {
    const random = createRandom(`entry ${entry.author.demo.seed} ${entry.text.title}`)
    const shown = picturesIn(entry.text.text).flatMap((source) => {
      const inAlbum = albums.find(
        ({ profileId, createdAt }) => profileId === entry.author.id && createdAt < entry.moment,
      )
      if (source === 'album' && inAlbum) return [inAlbum.id]
      const id = mediaIds.pop()
      if (id === undefined) return []
      archived.push(archivePicture({ id, entry, picture: landscape(random, files) }))
      return [id]
    })
    return { entry, html: composeEntry(entry.text.text, shown), edited: random.chance(0.15) && entry.text.days > 1 }
  })
  await inParts(archived, (values) => db.insertInto('media').values(values).execute())
  await inParts(
    written.map(({ entry, html, edited }) => entryRow(entry, html, edited)),
    (values) => db.insertInto('blogEntry').values(values).execute(),
  )
  const media = written
    .filter(({ entry }) => !entry.text.draft)
    .flatMap(({ entry, html }) => mediaIn(html).map((mediaId, position) => ({ entryId: entry.id, mediaId, position })))
  await inParts(media, (values) => db.insertInto('blogEntryMedia').values(values).execute())
  await db
    .insertInto('blogDraft')
    .values(
      written.flatMap(({ entry: { id, text }, html }) => {
        const { title, tags, audience = EVERYBODY, closed = false, draft, reworked } = text
        const later = draft ? html : reworked && composeEntry(reworked, [])
        if (!later) return []
        const kept = { entryId: id, title, html: later, tags: [...tags], audience, commentsEnabled: !closed }
        return [{ ...kept, savedAt: after(now, -HOUR) }]
      }),
    )
    .execute()
}

function entryRow({ id, text, country, dark, author, moment }: StoredEntry, html: string, edited: boolean) {
  const common = { id, profileId: author.id, countryId: country.id, dark }
  const begun = { ...common, createdAt: after(moment, -HOUR) }
  if (text.draft) return begun
  const words = wordsOf(html)
  return {
    ...begun,
    status: BlogEntryStatus.Published,
    title: text.title,
    html,
    words,
    wordCount: words.match(/\S+/gu)?.length ?? 0,
    audience: text.audience ?? EVERYBODY,
    commentsEnabled: !text.closed,
    revision: text.reworked || edited ? 2 : 1,
    publishedAt: moment,
    editedAt: edited ? after(moment, HOUR) : null,
    curatedAt: text.curated ? after(moment, 8 * HOUR) : null,
    activeAt: moment,
  } satisfies Insertable<BlogEntry>
}

function archivePicture({
  id,
  entry,
  picture,
}: {
  readonly id: number
  readonly entry: StoredEntry
  readonly picture: ReturnType<typeof landscape>
}): Insertable<Media> {
  const createdAt = after(entry.moment, -HOUR / 2)
  return {
    id,
    ...picture,
    profileId: entry.author.id,
    kind: MediaKind.FileArchivePicture,
    createdAt,
    consentedAt: createdAt,
  }
}

/** Uses public albums only, since every reader of an entry may see their pictures anyway. */
async function albumPictures(db: Transaction<DB>) {
  return db
    .selectFrom('media')
    .innerJoin('album', 'album.id', 'media.albumId')
    .select(['media.id', 'media.profileId', 'media.createdAt'])
    .where('album.type', '=', AlbumType.Public)
    .orderBy('media.id')
    .execute()
}

async function seedBlogTags(db: Transaction<DB>, entries: readonly StoredEntry[]): Promise<void> {
  const published = entries.filter(({ text }) => !text.draft)
  const names = [...new Map(published.flatMap(({ text }) => text.tags).map((tag) => [tag.toLowerCase(), tag])).values()]
  const tags = await db
    .insertInto('blogTag')
    .values(names.map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(tags.map(({ id, name }) => [name.toLowerCase(), id]))
  const carried = published.flatMap(({ id, text }) =>
    text.tags.map((tag, position) => ({ entryId: id, tagId: ids.get(tag.toLowerCase()) ?? 0, position })),
  )
  await inParts(carried, (values) => db.insertInto('blogEntryTag').values(values).execute())
}

/** Bans the demo logins for a while, the others for good. */
async function seedBans(db: Transaction<DB>, members: readonly Acquainted[], now: Date): Promise<void> {
  const staff = members.filter(({ demo }) => demo.roleLevel === RoleLevel.Support)
  const banned = members.filter(({ demo }) => demo.bannedFromBlogs)
  await db
    .insertInto('ban')
    .values(
      banned.map(({ id, demo }) => ({
        profileId: id,
        banType: BanType.Blogs,
        reason: blogTexts.main[demo.language].banReason,
        createdAt: after(now, -3 * DAY),
        until: demo.actor ? after(now, 60 * DAY) : null,
        bannedBy: staff.find((each) => each.demo.countryId === demo.countryId)?.id ?? null,
      })),
    )
    .execute()
}
