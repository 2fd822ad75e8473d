import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { MeetupRepetition } from '../contract/lodges/lodgeEnums'
import type { Meetup } from '../contract/lodges/meetupShapes'
import { idWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { sanitiseContent, wordsOf } from '../core/text/richText'
import type { CallStanding } from '../shared/lodges/lodgeHandler'
import { changeLodge } from '../shared/lodges/rights'
import { openCover } from '../shared/media/cover'
import { openMediaOf, saveTextMedia } from '../shared/media/textMedia'
import { cleanContent, type MeetupContent } from './content'
import { meetupAnswer } from './meetup'
import { momentsOf, requireComing, zoneOf } from '../shared/gatherings/times'

/** Makes a meetup or a series of them. Answers the first one. */
export async function createMeetup(
  deps: Deps,
  viewer: MemberViewer,
  standing: CallStanding,
  { lodgeId, key, repetition = MeetupRepetition.Once, repeatUntil, ...written }: BodyOf<'Lodges.CreateMeetup'>,
): Promise<Meetup> {
  const content = cleanContent(written)
  const zone = zoneOf(deps, standing.lodge.countryId)
  const known = await idWithKey(deps.db, viewer, 'meetup', key)
  if (known !== undefined) return meetupAnswer(deps, viewer, known)
  const moments = await momentsOf(deps, zone, { ...content, repetition, repeatUntil })
  requireComing(deps, moments[0])
  // Counted before any lock is taken, because counting uses its own connection.
  await deps.limits.consume('meetupCreationByProfile', String(viewer.profile.id))
  const id = await changeLodge(deps, viewer, standing, async (transaction) => {
    const made = await idWithKey(transaction, viewer, 'meetup', key)
    if (made !== undefined) return made
    const coverId = await openCover(transaction, viewer, content.coverId)
    const { html, mediaIds } = await openMediaOf(transaction, viewer, {
      html: content.html,
      dark: standing.lodge.dark,
      field: 'html',
      clean: sanitiseContent,
    })
    const columns = {
      ...columnsOf(content, html),
      coverId,
      lodgeId,
      profileId: viewer.profile.id,
      timeZone: zone,
      repetition,
      series: repetition === MeetupRepetition.Once ? null : randomUUID(),
      createdAt: deps.clock.now(),
    }
    const rows = await transaction
      .insertInto('meetup')
      .values(moments.map((each, index) => ({ ...each, ...columns, key: index === 0 ? (key ?? null) : null })))
      .returning('id')
      .execute()
    const ids = rows.map((row) => row.id)
    for (const each of ids) await saveTextMedia(transaction, 'meetupMedia', each, mediaIds)
    await saveGenderPlaces(transaction, ids, content)
    return Math.min(...ids)
  })
  return meetupAnswer(deps, viewer, id)
}

/** The columns that hold a meetup's content, besides cover and times. */
export function columnsOf({ title, place, address, places }: MeetupContent, html: string) {
  return { title, html, words: wordsOf(html), place, address, places }
}

/** Stores the limits of genders for new meetups, or for changed ones once theirs are deleted. */
export async function saveGenderPlaces(
  transaction: Transaction<DB>,
  ids: readonly number[],
  { genderPlaces }: Pick<MeetupContent, 'genderPlaces'>,
): Promise<void> {
  const rows = ids.flatMap((meetupId) => genderPlaces.map(({ gender, count }) => ({ meetupId, gender, places: count })))
  if (rows.length > 0) await transaction.insertInto('meetupGenderPlaces').values(rows).execute()
}
