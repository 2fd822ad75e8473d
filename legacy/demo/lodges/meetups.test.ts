import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LikeItemType } from '../../contract/enums'
import { LodgeAudience, MeetupRepetition } from '../../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../../contract/lodgeRights'
import { sanitiseContent, wordsOf } from '../../core/text/richText'
import { TestClient } from '../../testing/testClient'
import { startDemoServer } from '../../testing/demo'
import type { TestServer } from '../../testing/testServer'
import { demoActors, demoPassword } from '../community/actors'
import { albumTexts } from './albumTexts'
import { occasionsOf } from './meetupTimes'
import { meetupTexts, type MeetupText } from './meetupTexts'
import { lodgeTexts } from './texts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const count = async (condition: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(condition)}`.execute(
    server.deps.db,
  )
  return rows[0]?.count ?? 0
}

const sites = (['main', 'dark'] as const).flatMap((side) =>
  (['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const).map((locale) => ({ side, locale })),
)

describe('the texts', () => {
  it.each(sites)('are calm on the $side site in $locale, and for most of its lodges', ({ side, locale }) => {
    const lodges = lodgeTexts[side][locale].lodges.map(({ name }) => name)
    const [meetups, albums] = [meetupTexts[side][locale], albumTexts[side][locale]]
    const told = new Set([...meetups, ...albums].map(({ lodge }) => lodge))
    expect([...told].filter((lodge) => !lodges.includes(lodge))).toEqual([])
    expect(told.size / lodges.length).toBeGreaterThan(0.6)
    expect(JSON.stringify([meetups, albums])).not.toContain('!')
  })

  it('are written once', () => {
    const meetups = sites.flatMap(({ side, locale }) => meetupTexts[side][locale].flatMap((each) => each.meetups))
    expect(new Set(meetups.map(({ title }) => title)).size).toBe(meetups.length)
    expect(new Set(meetups.map(({ text }) => text.join('\n'))).size).toBe(meetups.length)
    const said = meetups.flatMap(({ comments = [], afterwards = [] }) => [...comments, ...afterwards].flat())
    expect(new Set(said).size).toBe(said.length)
  })
})

const once: MeetupText = { title: '', text: [''], weekday: 4, week: 0, begin: '19:00', end: '22:00', size: 1 }
const weekly: MeetupText = { ...once, every: 'week' }

describe('the times of meetups', () => {
  it('keep the time of day when the clocks change, on the weekday that the text names', () => {
    const occasions = occasionsOf(weekly, new Date('2026-10-20T10:00:00Z'), 'Europe/Copenhagen')
    const begins = occasions.map(({ beginsAt }) => beginsAt.toISOString())
    expect(begins.slice(2, 5)).toEqual([
      '2026-10-15T17:00:00.000Z',
      '2026-10-22T17:00:00.000Z',
      '2026-10-29T18:00:00.000Z',
    ])
  })

  it('are behind or ahead of any day, and never at Christmas', () => {
    for (let day = 0; day < 370; day++) {
      const now = new Date(Date.UTC(2026, 0, 1 + day, (day * 5) % 24))
      for (const weekday of [1, 4, 7]) {
        const at = (week: number) => occasionsOf({ ...once, weekday, week }, now, 'Europe/London')[0]
        expect(at(0)?.beginsAt.getTime()).toBeGreaterThan(now.getTime())
        expect(at(-2)?.endsAt.getTime()).toBeLessThan(now.getTime())
        expect(at(0)?.beginsAt.toISOString()).not.toMatch(/-12-2[456]T/)
      }
      const ahead = occasionsOf(weekly, now, 'Europe/London').filter(({ beginsAt }) => beginsAt > now)
      expect(ahead.length).toBeGreaterThan(3)
    }
  })

  it('keep the date from month to month', () => {
    const monthly: MeetupText = { ...once, every: 'month', weekday: 7 }
    const occasions = occasionsOf(monthly, new Date('2027-01-25T10:00:00Z'), 'Europe/Oslo')
    expect(occasions.map(({ beginsAt }) => beginsAt.toISOString().slice(5, 10))).toEqual([
      '11-30',
      '01-31',
      '02-28',
      '03-31',
      '04-30',
      '05-31',
    ])
  })
})

const signedUp = `meetup_sign_up as x join meetup as e on e.id = x.meetup_id join lodge on lodge.id = e.lodge_id
  join profile on profile.id = x.profile_id`

describe('the meetups', () => {
  it('are past and coming, once, weekly and monthly, full, changed and cancelled, with covers and comments', async () => {
    const now = server.clock.now().toISOString()
    for (const country of [1, 2, 3, 4]) {
      const meetups = `meetup join lodge on lodge.id = lodge_id where country_id = ${country}`
      expect(await count(`${meetups} and ends_at < '${now}'`)).toBeGreaterThan(12)
      expect(await count(`${meetups} and begins_at > '${now}' and cancelled_at is null`)).toBeGreaterThan(20)
      expect(await count(`${meetups} and cancelled_at is not null`)).toBe(1)
      expect(await count(`${meetups} and meetup.cover_id is not null`)).toBeGreaterThan(3)
      expect(await count(`${meetups} and place <> '' and address <> ''`)).toBeGreaterThan(20)
      for (const repetition of [MeetupRepetition.Weekly, MeetupRepetition.Monthly]) {
        expect(await count(`${meetups} and repetition = ${repetition}`)).toBeGreaterThan(4)
      }
    }
    expect(await count('meetup_sign_up where status = 2')).toBeGreaterThan(80)
    expect(await count('meetup_gender_places')).toBeGreaterThan(30)
    expect(await count('comment where item_type = 3')).toBeGreaterThan(120)
    expect(await count('meetup where edited_at is not null and cancelled_at is null')).toBeGreaterThan(3)
  })

  it('hold exactly what the product would have stored', async () => {
    for (const { html, words } of await server.deps.db.selectFrom('meetup').select(['html', 'words']).execute()) {
      expect(sanitiseContent(html)).toBe(html)
      expect(words).toBe(wordsOf(html))
    }
    const coming = `(select count(*) from meetup_sign_up as x join profile on profile.id = x.profile_id
      where x.meetup_id = meetup.id and x.status = 1`
    expect(await count(`meetup where places < ${coming})`)).toBe(0)
    const limits = 'meetup_gender_places as g join meetup on meetup.id = g.meetup_id'
    expect(await count(`${limits} where g.places < ${coming} and gender = g.gender)`)).toBe(0)
    expect(
      await count("meetup join lodge on lodge.id = lodge_id where meetup.created_at > active_at + interval '1 minute'"),
    ).toBe(0)
    const leaders = `select from lodge_membership as m where m.lodge_id = meetup.lodge_id
      and m.profile_id = meetup.profile_id and role in (${moderatorRoles.join(', ')})`
    const theirs = `meetup join lodge on lodge.id = lodge_id where meetup_audience = ${LodgeAudience.AdminsOnly}`
    expect(await count(`${theirs} and not exists (${leaders})`)).toBe(0)
  })

  it('are of those who are in the lodge by then, and in no block with the maker', async () => {
    const now = server.clock.now().toISOString()
    expect(await count(signedUp)).toBeGreaterThan(3000)
    const member = `select from lodge_membership as m where m.lodge_id = e.lodge_id and m.profile_id = x.profile_id`
    expect(await count(`${signedUp} where not exists (${member} and joined_at <= x.signed_up_at)`)).toBe(0)
    expect(
      await count(`${signedUp} where x.signed_up_at not between e.created_at and least(e.begins_at, '${now}')`),
    ).toBe(0)
    const blocks = '((x.profile_id, e.profile_id), (e.profile_id, x.profile_id))'
    expect(await count(`${signedUp} join blacklist as b on (b.profile_id, b.blocked_id) in ${blocks}`)).toBe(0)
    const comments = 'comment as x join meetup as e on e.id = x.item_id and x.item_type = 3'
    expect(await count(`${comments} where not exists (${member} and joined_at <= x.created_at)`)).toBe(0)
    expect(await count(`${comments} where x.created_at not between e.created_at and '${now}'`)).toBe(0)
  })

  it('remind nobody anew of what they were reminded of', async () => {
    const before = await count('notification')
    await server.runJobs()
    expect(await count('notification')).toBe(before)
  })
})

describe('the albums', () => {
  it('are in most lodges, with pictures of members, and with what waits and was rejected', async () => {
    const media = `media as x join lodge on lodge.id = x.lodge_id join lodge_album as e on e.id = x.lodge_album_id`
    expect(await count(media)).toBeGreaterThan(400)
    const logins = demoActors.map(({ name }) => `'${name}'`).join(', ')
    for (const country of [1, 2, 3, 4]) {
      const waiting = `${media} join lodge_membership as m on m.lodge_id = lodge.id
        join profile on profile.id = m.profile_id where lodge.country_id = ${country}`
      const led = `and m.role in (${moderatorRoles.join(', ')}) and profile.name in (${logins})`
      expect(await count(`${waiting} ${led} and x.lodge_status = 1`)).toBeGreaterThan(5)
      const rejected = `lodge_media_decision join lodge on lodge.id = lodge_id where country_id = ${country}`
      expect(await count(`${rejected} and not accepted`)).toBeGreaterThan(3)
      expect(await count(`${rejected} and accepted`)).toBeGreaterThan(3)
    }
    const member = `select from lodge_membership as m where m.lodge_id = x.lodge_id and m.profile_id = x.profile_id`
    expect(await count(`${media} where not exists (${member} and joined_at <= x.created_at)`)).toBe(0)
    expect(
      await count(`${media} where x.created_at < e.created_at or x.created_at > '${server.clock.now().toISOString()}'`),
    ).toBe(0)
    expect(await count(`${media} where x.lodge_status = 1 and not lodge.media_approval`)).toBe(0)
    const likes = `item_like join media on media.id = item_id and item_type = ${LikeItemType.Media}`
    expect(await count(`${likes} where lodge_id is not null`)).toBeGreaterThan(400)
    expect(await count(`${likes} where lodge_id is not null and item_like.created_at < media.created_at`)).toBe(0)
  })

  it('and meetups are new to the demo logins', async () => {
    for (const [site, name] of [
      ['dk', 'mikkel'],
      ['no', 'eirik'],
      ['se', 'viktor'],
      ['uk', 'oliver'],
    ] as const) {
      const client = new TestClient(server, { host: `${site}.localhost` })
      await client.call('LogOn.LogOn', { name, password: demoPassword })
      const { data } = await client.call('Lodges.GetMyOwnLodges', { take: 50 })
      expect(data.some(({ newMeetupCount }) => newMeetupCount > 0)).toBe(true)
      expect(data.some(({ newMediaCount }) => newMediaCount > 0)).toBe(true)
    }
  })
})
