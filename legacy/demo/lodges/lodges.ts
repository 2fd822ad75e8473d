import type { Insertable, Transaction } from 'kysely'
import { BanType, MediaKind, NotificationDelivery, RoleLevel } from '../../contract/enums'
import { LodgeAccess, LodgeAudience, LodgeNotificationTopic, LodgeRole } from '../../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../../contract/lodgeRights'
import { lodgeCategoryKeys } from '../../content/lodgeCategories/lodgeCategories'
import { zipCodes } from '../../content/places/places'
import { after, DAY, HOUR } from '../../core/clock'
import type { DB, Lodge, LodgeMembership, Media } from '../../core/database/schema.generated'
import { sanitiseRichText, wordsOf } from '../../core/text/richText'
import { inParts, isActor, numbersFor, type Acquainted, type Circles } from '../community/circles'
import { landscape, type DemoFiles } from '../community/drawing'
import { renderMarkdown } from '../community/markdown'
import type { Scene } from '../community/scene'
import { seedLodgeAlbums } from './albums'
import { seedDebates } from './debates'
import { lodgeRandom, plannedLodges, type StoredLodge } from './founding'
import { seedMeetups } from './meetups'
import { standingsIn } from './memberships'
import { lodgeTexts } from './texts'
import type { LodgeWithStandings } from './topics'

/** Stores the lodges of the community with covers, tags and kinks, everything between profiles and them, and what happens in them. */
export async function seedLodges(db: Transaction<DB>, scene: Scene): Promise<void> {
  const { circles, now, files } = scene
  const planned = plannedLodges(circles, now)
  const ids = await numbersFor(db, 'lodge', planned.length)
  const lodges = planned.map((lodge, index): StoredLodge => ({ ...lodge, id: ids[index] ?? 0 }))
  const covers = await seedCovers(db, lodges, files)
  await inParts(
    lodges.map((lodge) => lodgeRow(lodge, covers.get(lodge.id) ?? null, now)),
    (values) => db.insertInto('lodge').values(values).execute(),
  )
  await seedSubjects(db, lodges)
  const standings = lodges.map((lodge) => ({ lodge, ...standingsIn(lodge, now) }))
  await seedStandings(db, standings, circles, now)
  await seedDebates(db, standings, circles, now)
  await seedMeetups(db, standings, scene)
  await seedLodgeAlbums(db, standings, scene)
  await seedBans(db, circles.members, now)
}

async function seedCovers(
  db: Transaction<DB>,
  lodges: readonly StoredLodge[],
  files: DemoFiles,
): Promise<Map<number, number>> {
  const covered = lodges.filter(({ text }) => lodgeRandom('cover', text).chance(0.9))
  const ids = await numbersFor(db, 'media', covered.length)
  const media = covered.map(({ text, owner, founder, createdAt }, index): Insertable<Media> => {
    const { id: profileId, demo } = owner ?? founder
    const taken = demo.createdAt > createdAt ? demo.createdAt : createdAt
    const picture = landscape(lodgeRandom('picture', text), files)
    const kind = MediaKind.FileArchivePicture
    return { id: ids[index] ?? 0, ...picture, profileId, kind, createdAt: taken, consentedAt: taken }
  })
  await inParts(media, (values) => db.insertInto('media').values(values).execute())
  return new Map(covered.map(({ id }, index) => [id, ids[index] ?? 0]))
}

function lodgeRow(
  { id, text, country, dark, founder, owner, createdAt }: StoredLodge,
  coverId: number | null,
  now: Date,
) {
  const html = sanitiseRichText(renderMarkdown(text.about.flatMap((line) => [line, ''])))
  const audience = (part: 'debates' | 'meetups' | 'albums') =>
    text.leadersOnly?.includes(part) ? LodgeAudience.AdminsOnly : LodgeAudience.All
  const shows = (part: 'debates' | 'meetups' | 'media' | 'members') => text.public?.includes(part) ?? false
  const edited = lodgeRandom('edits', text).chance(0.3)
  const deletedAt = text.deleted ? after(now, -4 * DAY) : null
  const activeAt = after(now, -text.active * DAY)
  return {
    id,
    countryId: country.id,
    dark,
    name: text.name,
    html,
    words: wordsOf(html),
    rules: text.rules?.join('\n') ?? '',
    categoryId: text.category === undefined ? null : lodgeCategoryKeys.indexOf(text.category) + 1,
    access: text.approval ? LodgeAccess.NewMembersApproved : LodgeAccess.AccessForAll,
    debateAudience: audience('debates'),
    meetupAudience: audience('meetups'),
    albumAudience: audience('albums'),
    mediaApproval: text.mediaApproval ?? false,
    debatesPublic: shows('debates'),
    meetupsPublic: shows('meetups'),
    mediaPublic: shows('media'),
    membersPublic: shows('members'),
    ...placeOf(country.id, text.place),
    coverId,
    ownerlessSince: owner ? null : after(now, -20 * DAY),
    activeAt: deletedAt && deletedAt < activeAt ? deletedAt : activeAt,
    createdAt,
    editedAt: edited ? after(createdAt, DAY / 2) : null,
    revision: edited ? 2 : 1,
    deletedAt,
    deletedBy: deletedAt && owner ? owner.id : null,
    creatorId: founder.id,
  } satisfies Insertable<Lodge>
}

function placeOf(countryId: number, zipCode: string | undefined) {
  if (zipCode === undefined) return {}
  const place = zipCodes.find((each) => each.countryId === countryId && each.zipCode === zipCode)
  if (!place) throw new Error(`There is no place ${zipCode}`)
  const onGrid = (degrees: number) => Math.round(degrees * 20) / 20
  return {
    zipCode,
    city: place.city,
    countryAreaId: place.areaId,
    gridLatitude: onGrid(place.latitude),
    gridLongitude: onGrid(place.longitude),
  }
}

/** What searches find: terms, tags and kinks. */
async function seedSubjects(db: Transaction<DB>, lodges: readonly StoredLodge[]): Promise<void> {
  const found = lodges.map(({ id, text: { name, about, tags } }) => ({
    lodgeId: id,
    terms: [name, wordsOf(renderMarkdown(about)), ...tags].join('\n'),
  }))
  await db.insertInto('lodgeSearch').values(found).execute()
  const names = [...new Map(lodges.flatMap(({ text }) => text.tags).map((tag) => [tag.toLowerCase(), tag])).values()]
  const tags = await db
    .insertInto('lodgeTag')
    .values(names.map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute()
  const tagIds = new Map(tags.map(({ id, name }) => [name.toLowerCase(), id]))
  const taggings = lodges.flatMap(({ id, text }) =>
    text.tags.map((tag, position) => ({ lodgeId: id, tagId: tagIds.get(tag.toLowerCase()) ?? 0, position })),
  )
  await db.insertInto('lodgeTagging').values(taggings).execute()
  const kinks = await db.selectFrom('kink').select(['id', 'name']).where('custom', '=', false).execute()
  const kinkIds = new Map(kinks.map(({ id, name }) => [(name as Record<string, string>)['en-GB'], id]))
  const chosen = lodges.flatMap(({ id, text }) =>
    (text.kinks ?? []).map((name) => {
      const kinkId = kinkIds.get(name)
      if (kinkId === undefined) throw new Error(`There is no kink ${name}`)
      return { lodgeId: id, kinkId }
    }),
  )
  await db.insertInto('lodgeKink').values(chosen).execute()
}

async function seedStandings(
  db: Transaction<DB>,
  standings: readonly LodgeWithStandings[],
  { members }: Circles,
  now: Date,
): Promise<void> {
  const memberships = standings.flatMap((each) => each.memberships)
  await inParts(memberships, (values) => db.insertInto('lodgeMembership').values(values).execute())
  // The log is in the order of its ids.
  const activities = standings
    .flatMap((each) => each.activities)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  await inParts(activities, (values) => db.insertInto('lodgeActivity').values(values).execute())
  const notes = standings.flatMap(({ lodge, memberships: inside }) => notesIn(lodge, inside, now))
  await db.insertInto('lodgeMemberNote').values(notes).execute()
  await seedDeliveries(db, memberships, members)
}

function notesIn(
  { id, text, owner, founder }: StoredLodge,
  memberships: readonly Insertable<LodgeMembership>[],
  now: Date,
) {
  const ordinary = memberships.filter(({ role }) => role === LodgeRole.Member)
  return (text.notes ?? []).flatMap((note, index) => {
    const about = ordinary.at(-1 - index)
    const createdAt = after(now, -(index + 1) * 9 * HOUR)
    return about
      ? [{ lodgeId: id, profileId: about.profileId, authorId: (owner ?? founder).id, text: note, createdAt }]
      : []
  })
}

/** The deliveries that paying demo logins have chosen: for all lodges, and for one that they lead. */
async function seedDeliveries(
  db: Transaction<DB>,
  memberships: readonly Insertable<LodgeMembership>[],
  members: readonly Acquainted[],
): Promise<void> {
  const { FollowedDebateEntries, MyMeetUps } = LodgeNotificationTopic
  const { ShowPopup, SendEmail } = NotificationDelivery
  const choosing = members.filter((member) => isActor(member) && member.demo.memberUntil)
  await db
    .insertInto('lodgeNotificationDefault')
    .values(choosing.map(({ id }) => ({ profileId: id, topic: MyMeetUps, delivery: ShowPopup })))
    .execute()
  const own = choosing.flatMap(({ id: profileId }) => {
    const led = memberships.find(
      (each) => each.profileId === profileId && moderatorRoles.some((role) => role === each.role),
    )
    return led
      ? [{ profileId, lodgeId: led.lodgeId, topic: FollowedDebateEntries, delivery: ShowPopup + SendEmail }]
      : []
  })
  await db.insertInto('lodgeNotificationSetting').values(own).execute()
}

/** Bans the demo logins that are banned from blogs from creating lodges too. */
async function seedBans(db: Transaction<DB>, members: readonly Acquainted[], now: Date): Promise<void> {
  const staff = members.filter(({ demo }) => demo.roleLevel === RoleLevel.Support)
  const banned = members.filter((member) => isActor(member) && member.demo.bannedFromBlogs)
  await db
    .insertInto('ban')
    .values(
      banned.map(({ id, demo }) => ({
        profileId: id,
        banType: BanType.CreateLodges,
        reason: lodgeTexts.main[demo.language].banReason,
        createdAt: after(now, -2 * DAY),
        until: after(now, 30 * DAY),
        bannedBy: staff.find((each) => each.demo.countryId === demo.countryId)?.id ?? null,
      })),
    )
    .execute()
}
