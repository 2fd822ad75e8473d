import type { Insertable, Transaction } from 'kysely'
import { LikeItemType, MediaKind } from '../../contract/enums'
import { LodgeMediaStatus } from '../../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../../contract/lodgeRights'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import type { DB, LodgeMediaDecision, Media } from '../../core/database/schema.generated'
import { apartFrom, inParts, isActor, numbersFor } from '../community/circles'
import { clip, landscape } from '../community/drawing'
import { createRandom, type Random } from '../community/random'
import type { Scene } from '../community/scene'
import { societyTexts } from '../society/texts'
import { albumTexts, type AlbumText } from './albumTexts'
import type { StoredLodge } from './founding'
import { staysIn, type Stay } from './stays'
import type { Apart, LodgeWithStandings } from './topics'

interface PlannedAlbum {
  readonly lodge: StoredLodge
  readonly text: AlbumText
  readonly random: Random
  /** Members who are in no block with a demo login of the lodge, and the demo logins. */
  readonly members: readonly Stay[]
  readonly maker: Stay
  readonly createdAt: Date
}

interface StoredAlbum extends PlannedAlbum {
  readonly id: number
}

type MediaRow = Insertable<Media> & { readonly id: number; readonly profileId: number; readonly createdAt: Date }

/** Stores the albums of the lodges with pictures, a few videos, what waits for the leaders, and their decisions. */
export async function seedLodgeAlbums(
  db: Transaction<DB>,
  standings: readonly LodgeWithStandings[],
  { circles, now, files, withClips }: Scene,
): Promise<void> {
  const apart = apartFrom(circles)
  const planned = standings
    .flatMap((each) => albumsIn(each, apart, now))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const ids = await numbersFor(db, 'lodge_album', planned.length)
  const albums = planned.map((album, index): StoredAlbum => ({ ...album, id: ids[index] ?? 0 }))
  const rows = albums.map(({ id, lodge, text, maker, createdAt }) => {
    return { id, lodgeId: lodge.id, profileId: maker.member.id, name: text.name, description: text.about, createdAt }
  })
  await inParts(rows, (values) => db.insertInto('lodgeAlbum').values(values).execute())
  const shown = albums.map((album) => ({ album, media: mediaIn(album, now, { files, withClips }) }))
  const mediaIds = await numbersFor(db, 'media', shown.flatMap(({ media }) => media).length)
  let used = 0
  const stored = shown.map(({ album, media }) => {
    return { album, media: media.map((row): MediaRow => ({ ...row, id: mediaIds[used++] ?? 0 })) }
  })
  await inParts(
    stored.flatMap(({ media }) => media),
    (values) => db.insertInto('media').values(values).execute(),
  )
  const decisions = stored
    .flatMap(({ album, media }) => decisionsOn(album, media, now))
    .toSorted((one, other) => one.decidedAt.getTime() - other.decidedAt.getTime())
  await inParts(decisions, (values) => db.insertInto('lodgeMediaDecision').values(values).execute())
  const likes = stored.flatMap(({ album, media }) => likesOf(album, media, apart, now))
  await inParts(likes, (values) => db.insertInto('itemLike').values(values).execute())
}

function albumsIn(each: LodgeWithStandings, apart: Apart, now: Date): PlannedAlbum[] {
  const { lodge } = each
  const texts = albumTexts[lodge.dark ? 'dark' : 'main'][lodge.country.locale]
  const told = texts.find((one) => one.lodge === lodge.text.name)?.albums ?? []
  const stays = staysIn(lodge, each).filter(({ left }) => !left)
  const members = stays.filter((stay) => stay.visible && !lodge.logins.some(({ member }) => apart(stay.member, member)))
  return told.map((text) => {
    if (text.days <= lodge.text.active || text.days >= lodge.text.days) {
      throw new Error(`${text.name} is as old as nothing in ${lodge.text.name}`)
    }
    const random = createRandom(`album ${text.name} in ${lodge.text.name}`)
    const maker = makerOf(random, lodge, { text, stays, members }, after(now, -text.days * DAY))
    const [first, last] = [after(maker.from, MINUTE), maker.until ?? now]
    const moment = after(now, -text.days * DAY)
    const createdAt = moment < first ? first : moment > last ? last : moment
    return { lodge, text, random, members, maker, createdAt }
  })
}

function makerOf(
  random: Random,
  { text: { name, leadersOnly }, owner, founder }: StoredLodge,
  { text, stays, members }: { readonly text: AlbumText; readonly stays: Stay[]; readonly members: Stay[] },
  moment: Date,
): Stay {
  const leads = ({ role }: Stay) => moderatorRoles.some((each) => each === role)
  const may = leadersOnly?.includes('albums') ? leads : () => true
  const fitting = members.filter((stay) => stay.from < moment && !isActor(stay.member) && may(stay))
  const maker = text.by
    ? stays.find(({ member }) => member.demo.name === text.by)
    : fitting.length > 0
      ? random.pick(fitting)
      : stays.find(({ member }) => member === owner || member === founder)
  if (!maker) throw new Error(`Nobody can have made ${text.name} in ${name}`)
  return maker
}

function isLeader({ role }: Stay): boolean {
  return moderatorRoles.some((each) => each === role)
}

/** The maker's own come first; the newest is by another than a demo login, so that these find it new. */
function mediaIn(
  album: StoredAlbum,
  now: Date,
  { files, withClips }: Pick<Scene, 'files' | 'withClips'>,
): Omit<MediaRow, 'id'>[] {
  const { id, lodge, text, random, maker, createdAt } = album
  const latest = after(now, -lodge.text.active * DAY)
  const titles = societyTexts[lodge.country.locale].pictureTitles
  const row = (stay: Stay, moment: Date, lodgeStatus: LodgeMediaStatus): Omit<MediaRow, 'id'> => ({
    ...landscape(random, files),
    profileId: stay.member.id,
    kind: MediaKind.LodgeAlbumPicture,
    lodgeId: lodge.id,
    lodgeAlbumId: id,
    lodgeStatus,
    title: random.chance(0.4) ? random.pick(titles) : null,
    createdAt: moment,
    consentedAt: moment,
  })
  const accepted = Array.from({ length: text.size }, (_, index) => {
    const own = index < 2 && index < text.size - 1
    const share = own ? random.next() * 0.03 : index === text.size - 1 ? 1 : random.next()
    const stay = own ? maker : uploaderOf(album, index === text.size - 1, latest)
    const [from, to] = [stay.from > createdAt ? stay.from : createdAt, stay.until ?? latest]
    const span = Math.max(0, (to < latest ? to : latest).getTime() - from.getTime())
    return row(stay, after(from, share * span), LodgeMediaStatus.Accepted)
  })
  const waiting = Array.from({ length: text.waiting ?? 0 }, (_, index) => {
    const moment = after(now, -(3 + 11 * index) * HOUR)
    const ordinary = album.members.filter((each) => !isLeader(each) && !isActor(each.member) && each.from < moment)
    return row(random.pick(ordinary), moment, LodgeMediaStatus.Waiting)
  })
  const video = text.video && withClips ? [row(maker, after(createdAt, HOUR), LodgeMediaStatus.Accepted)] : []
  return [
    ...accepted,
    ...video.map((each) => ({ ...each, ...clip(random, files), kind: MediaKind.LodgeAlbumVideo })),
    ...waiting,
  ]
}

function uploaderOf({ members, maker, random, createdAt }: StoredAlbum, newest: boolean, latest: Date): Stay {
  const fitting = members.filter(({ member, from, until }) => {
    return from < latest && (isActor(member) ? !newest && until !== null && until > createdAt : true)
  })
  return fitting.length > 0 ? random.pick(fitting) : maker
}

/** What the leaders have decided on the media of others: those that are there, and those that they rejected. */
function decisionsOn(
  { id: lodgeAlbumId, lodge, text, random, members }: StoredAlbum,
  media: readonly MediaRow[],
  now: Date,
): (Insertable<LodgeMediaDecision> & { readonly decidedAt: Date })[] {
  if (!lodge.text.mediaApproval) return []
  const led = new Set(members.filter(isLeader).map(({ member }) => member.id))
  const place = { lodgeId: lodge.id, lodgeAlbumId }
  const accepted = media
    .filter(({ profileId, lodgeStatus }) => lodgeStatus === LodgeMediaStatus.Accepted && !led.has(profileId))
    .map(({ profileId, createdAt }) => {
      return { ...place, profileId, accepted: true, mediaCount: 1, reason: null, decidedAt: createdAt }
    })
  const rejected = (text.rejected ?? []).map(({ of, count: mediaCount, reason = null, hours }) => {
    const ordinary = members.filter((stay) => !isLeader(stay))
    const uploader = of
      ? ordinary.find(({ member }) => member.demo.name === of)
      : random.pick(ordinary.filter(({ member }) => !isActor(member)))
    if (!uploader) throw new Error(`${of} has no pictures for the leaders of ${lodge.text.name}`)
    const decidedAt = after(now, -hours * HOUR)
    return { ...place, profileId: uploader.member.id, accepted: false, mediaCount, reason, decidedAt }
  })
  return [...accepted, ...rejected]
}

function likesOf({ members, random }: StoredAlbum, media: readonly MediaRow[], apart: Apart, now: Date) {
  return media
    .filter(({ lodgeStatus }) => lodgeStatus === LodgeMediaStatus.Accepted)
    .flatMap(({ id: itemId, profileId, createdAt }) => {
      const uploader = members.find(({ member }) => member.id === profileId)?.member
      const fitting = members.filter(
        ({ member, from, until }) =>
          member.id !== profileId &&
          from < now &&
          !(until && until < createdAt) &&
          !(uploader && apart(member, uploader)),
      )
      return random.sample(fitting, Math.floor(random.next() ** 2 * 8)).map(({ member, from, until }) => {
        const since = from > createdAt ? from : createdAt
        const left = (until ?? now).getTime() - since.getTime()
        const moment = after(since, random.next() * Math.max(0, Math.min(left, 30 * HOUR)))
        return { itemType: LikeItemType.Media, itemId, profileId: member.id, createdAt: moment }
      })
    })
}
