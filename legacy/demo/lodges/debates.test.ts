import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LikeItemType, ProfileStatus } from '../../contract/enums'
import { moderatorRoles } from '../../contract/lodgeRights'
import { firstDebateCategory } from '../../content/lodges/debates'
import { sanitiseContent, wordsOf } from '../../core/text/richText'
import { TestClient } from '../../testing/testClient'
import { startDemoServer } from '../../testing/demo'
import type { TestServer } from '../../testing/testServer'
import { demoActors, demoPassword } from '../community/actors'
import { apartFrom, circlesOf } from '../community/circles'
import { demoProfiles } from '../community/profiles'
import { debateTexts } from './debateTexts'
import { plannedLodges } from './founding'
import { standingsIn } from './memberships'
import { lodgeTexts } from './texts'
import { plannedDebates } from './topics'

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

const sites = (['main', 'dark'] as const).flatMap((side) =>
  Object.entries(debateTexts[side]).map(([locale, texts]) => ({ side, locale, texts })),
)

describe('the texts', () => {
  it.each(sites)('are calm on the $side site in $locale, for about half of its lodges', ({ side, locale, texts }) => {
    const { debates, remarks } = texts
    const topics = debates.flatMap((debate) => debate.topics)
    const names = lodgeTexts[side][locale as keyof typeof debateTexts.main].lodges.map(({ name }) => name)
    expect(debates.filter(({ lodge }) => !names.includes(lodge))).toEqual([])
    expect(debates.length / names.length).toBeGreaterThan(0.4)
    expect(debates.length / names.length).toBeLessThan(0.6)
    const said = topics.flatMap(({ title, text, reworked = [], comments = [] }) => [
      title,
      ...text,
      ...reworked,
      ...comments.flat(),
    ])
    for (const line of [...said, ...remarks]) expect(line).not.toContain('!')
    for (const each of debates) {
      expect(each.categories.length).toBeLessThan(4)
      expect(each.topics.length).toBeGreaterThan(1)
      expect(each.topics.length).toBeLessThan(9)
      expect(each.topics.every(({ in: place = 0 }) => place <= each.categories.length)).toBe(true)
    }
  })

  it('are written once', () => {
    const topics = sites.flatMap(({ texts }) => texts.debates.flatMap((debate) => debate.topics))
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
    expect(new Set(topics.map(({ text }) => text.join('\n'))).size).toBe(topics.length)
    for (const { texts } of sites) {
      const said = texts.debates.flatMap(({ topics: own }) => own.flatMap(({ comments = [] }) => comments.flat()))
      expect(new Set(said).size).toBe(said.length)
    }
  })
})

describe('the debates', () => {
  it('begin in every lodge with the category that a new lodge has', async () => {
    for (const { country, text } of plannedLodges(circlesOf(stored()), server.clock.now())) {
      const lodge = `lodge where name = '${text.name.replaceAll("'", "''")}' and country_id = ${country.id}`
      const name = firstDebateCategory[country.locale]
      const first = `debate_category where position = 0 and name = '${name}' and lodge_id in (select id from ${lodge})`
      expect(await count(first)).toBeGreaterThan(0)
    }
    expect(await count('debate_category')).toBeGreaterThan(250)
  })

  it('are many, quiet and busy, of all ages, with answers, pinned, locked and unfinished topics', async () => {
    expect(await count('debate_entry where status = 2')).toBeGreaterThan(250)
    expect(await count('debate_entry where pinned')).toBeGreaterThan(40)
    expect(await count('debate_entry where locked')).toBeGreaterThan(8)
    expect(await count('debate_entry join debate_draft on entry_id = id where status = 1')).toBeGreaterThan(8)
    expect(await count('debate_entry join debate_draft on entry_id = id where status = 2')).toBe(4)
    expect(await count('debate_entry_reader where followed_at is not null')).toBeGreaterThan(200)
    expect(await count(`item_like where item_type = ${LikeItemType.DebateEntry}`)).toBeGreaterThan(500)
    expect(await count('comment where item_type = 2')).toBeGreaterThan(1500)
    expect(await count('comment where item_type = 2 and parent_id is not null')).toBeGreaterThan(80)
    const { rows } = await sql<{ comments: number; days: number }>`
      select count(comment.id) as comments, extract(epoch from now() - published_at) / 86400 as days
      from debate_entry left join comment on item_type = 2 and item_id = debate_entry.id
      where status = 2 group by debate_entry.id`.execute(server.deps.db)
    const sizes = rows.map(({ comments }) => comments)
    expect(Math.max(...sizes)).toBeGreaterThan(18)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25)
    expect(sizes.filter((size) => size < 3).length).toBeGreaterThan(20)
    expect(rows.filter(({ days }) => days > 365).length).toBeGreaterThan(20)
  })

  it('hold exactly what the product would have stored', async () => {
    const entries = await server.deps.db.selectFrom('debateEntry').selectAll().execute()
    for (const { html, words, status, title } of entries) {
      expect(sanitiseContent(html)).toBe(html)
      expect(words).toBe(wordsOf(html))
      expect(title === '').toBe(status === 1)
    }
    const html = entries.map((entry) => entry.html).join('')
    for (const tag of ['<ul>', '<ol>', '<a href=']) expect(html).toContain(tag)
    for (const draft of await server.deps.db.selectFrom('debateDraft').selectAll().execute()) {
      expect(sanitiseContent(draft.html)).toBe(draft.html)
    }
    const comments = 'comment where item_type = 2 and item_id = debate_entry.id'
    const last = `greatest(published_at, (select max(created_at) from ${comments}))`
    expect(await count(`debate_entry where status = 2 and active_at <> ${last}`)).toBe(0)
    expect(
      await count(
        "lodge join debate_entry as e on e.lodge_id = lodge.id where e.active_at > lodge.active_at + interval '1 minute'",
      ),
    ).toBe(0)
  })
})

/** What members do in topics, with the topic, the member and the time. */
const doings = [
  ['topic', "select id as entry_id, profile_id, created_at + interval '1 minute' as moment from debate_entry"],
  ['comment', 'select item_id as entry_id, profile_id, created_at as moment from comment where item_type = 2'],
  ['reading', 'select entry_id, profile_id, read_at as moment from debate_entry_reader'],
  [
    'follow',
    'select entry_id, profile_id, followed_at as moment from debate_entry_reader where followed_at is not null',
  ],
  ['like', 'select item_id as entry_id, profile_id, created_at as moment from item_like where item_type = 5'],
  [
    'like of a comment',
    `select c.item_id as entry_id, l.profile_id, l.created_at as moment
     from item_like as l join comment as c on c.id = l.item_id where l.item_type = 4 and c.item_type = 2`,
  ],
] as const

describe('what members do', () => {
  it.each(doings)('%s: is by those who are in the lodge then, and never across a block', async (_what, rows) => {
    const done = `(${rows}) as x join debate_entry as e on e.id = x.entry_id
      join profile as author on author.id = e.profile_id`
    expect(await count(done)).toBeGreaterThan(100)
    const now = server.clock.now().toISOString()
    expect(await count(`${done} where x.moment not between coalesce(published_at, e.created_at) and '${now}'`)).toBe(0)
    const member = `select from lodge_membership as m where m.lodge_id = e.lodge_id and m.profile_id = x.profile_id
      and m.joined_at <= x.moment`
    const past = `select from lodge_activity as a join lodge_activity as b using (lodge_id, profile_id)
      where a.lodge_id = e.lodge_id and a.profile_id = x.profile_id and a.event = 1 and b.event = 11
      and x.moment between a.created_at and b.created_at`
    expect(await count(`${done} where not exists (${member}) and not exists (${past})`)).toBe(0)
    const blocks = '((x.profile_id, author.id), (author.id, x.profile_id))'
    expect(await count(`${done} join blacklist as b on (b.profile_id, b.blocked_id) in ${blocks}`)).toBe(0)
  })

  it('includes comments of some who have left, and none between members in a block', async () => {
    const comments = 'comment as c join debate_entry as e on c.item_type = 2 and e.id = c.item_id'
    const member = 'select from lodge_membership as m where m.lodge_id = e.lodge_id and m.profile_id = c.profile_id'
    expect(await count(`${comments} where not exists (${member})`)).toBeGreaterThan(0)
    const both = `${comments} join comment as d on d.item_type = 2 and d.item_id = c.item_id
      join blacklist as b on b.profile_id = c.profile_id and b.blocked_id = d.profile_id`
    expect(await count(both)).toBe(0)
    const answers = 'comment as a join comment as first on first.id = a.parent_id where a.item_type = 2'
    expect(await count(`${answers} and (a.created_at < first.created_at or first.parent_id is not null)`)).toBe(0)
  })

  it('leaves topics to the leaders where they alone may start them', async () => {
    const started = `debate_entry as e join lodge on lodge.id = e.lodge_id and debate_audience <> 1
      join lodge_membership as m on m.lodge_id = e.lodge_id and m.profile_id = e.profile_id`
    expect(await count(started)).toBeGreaterThan(0)
    const leads = `m.role in (${moderatorRoles.join(', ')})`
    expect(await count(`${started} where not ${leads} and e.profile_id <> lodge.creator_id`)).toBe(0)
  })

  it('is the same each time', () => {
    const now = server.clock.now()
    const plans = () => {
      const circles = circlesOf(stored())
      const lodges = plannedLodges(circles, now).map((lodge, index) => ({ ...lodge, id: index + 1 }))
      const standings = lodges.map((lodge) => ({ lodge, ...standingsIn(lodge, now) }))
      const topics = plannedDebates(standings, apartFrom(circles), now).flatMap((debate) => debate.topics)
      return JSON.stringify(
        topics.map(({ author, threads, readers }) => [author.id, threads, readers.map(({ readAt }) => readAt)]),
      )
    }
    const first = plans()
    expect(first.length).toBeGreaterThan(100_000)
    expect(plans() === first).toBe(true)
  })
})

describe('the demo logins', () => {
  const logins = demoActors.filter(({ traits }) => traits.status === ProfileStatus.Active && traits.termsAccepted)
  const onSites = logins.flatMap(({ name, countryId, traits }) => {
    const host = ['dk', 'no', 'se', 'uk'][countryId - 1] ?? ''
    return traits.darkStatus === 3 ? [[name, host] as const, [name, `dark.${host}`] as const] : [[name, host] as const]
  })

  it.each(onSites)('%s has new topics, new comments, and much that is read on %s', async (name, site) => {
    const client = new TestClient(server, { host: `${site}.localhost` })
    expect((await client.call('LogOn.LogOn', { name, password: demoPassword })).status).toBe(200)
    const { data: own } = await client.call('Lodges.GetMyOwnLodges', { take: 100 })
    const pages = await Promise.all(
      own.map(({ id: lodgeId }) => client.call('Lodges.GetDebateEntries', { lodgeId, take: 30 })),
    )
    const topics = pages.flatMap(({ data }) => data)
    expect(topics.some(({ isNew }) => isNew)).toBe(true)
    expect(topics.some(({ isNew, newCommentCount }) => !isNew && newCommentCount > 0)).toBe(true)
    expect(topics.some(({ followed }) => followed)).toBe(true)
    const read = topics.filter(({ isNew, newCommentCount }) => !isNew && newCommentCount === 0)
    expect(read.length).toBeGreaterThan(topics.length / 3)
  })

  it('have drafts in their lodges', async () => {
    for (const name of [
      'mikkel',
      'bjarke',
      'luna',
      'oliver',
      'barnaby',
      'ruby',
      'eirik',
      'brage',
      'selma',
      'viktor',
      'bosse',
      'stella',
    ]) {
      const drafts =
        'debate_entry join profile on profile.id = profile_id join debate_draft on entry_id = debate_entry.id'
      expect(await count(`${drafts} where profile.name = '${name}' and debate_entry.status = 1`)).toBe(1)
    }
  })
})

function stored() {
  return demoProfiles(server.clock.now()).map((demo, index) => ({ id: index + 1, demo }))
}
