import { afterAll, beforeAll, expect, it } from 'vitest'
import { OwnEvents } from '../../contract/events/eventEnums'
import { startDemoServer } from '../../testing/demo'
import { TestClient } from '../../testing/testClient'
import type { TestServer } from '../../testing/testServer'
import { demoPassword } from '../community/actors'
import { eventTexts } from './eventTexts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const sites = [
  ['mikkel', 'dk.localhost', 'da-DK', 'main'],
  ['eirik', 'no.localhost', 'nb-NO', 'main'],
  ['saga', 'se.localhost', 'sv-SE', 'main'],
  ['oliver', 'uk.localhost', 'en-GB', 'main'],
  ['luna', 'dark.dk.localhost', 'da-DK', 'dark'],
  ['selma', 'dark.no.localhost', 'nb-NO', 'dark'],
] as const

it.each(sites)(
  'has for %s on %s mail and pictures of events, in the words of the site',
  async (name, host, locale, side) => {
    const client = new TestClient(server, { host })
    expect((await client.call('LogOn.LogOn', { name, password: demoPassword })).status).toBe(200)
    const listed = async (part: OwnEvents) => (await client.call('Events.GetMyEvents', { part })).data
    const own = [
      ...(await listed(OwnEvents.Going)),
      ...(await listed(OwnEvents.Past)),
      ...(await listed(OwnEvents.Hosted)),
    ]
    const texts = eventTexts[side][locale]
    const [words, titles]: [string[], (string | null)[]] = [[], []]
    for (const { id: eventId } of own) {
      const { data: conversations } = await client.call('Events.GetEventConversations', { eventId })
      for (const { id: conversationId } of conversations) {
        const { data } = await client.call('Mail.GetMessages', { conversationId })
        words.push(...data.map(({ text }) => text))
      }
      const { data: media } = await client.call('Events.GetEventMedia', { eventId })
      titles.push(...media.map(({ title }) => title))
    }
    const past = texts.filter(({ week }) => week < 0)
    expect(titles.map(String).toSorted()).toEqual(past.flatMap(({ album }) => album ?? []).toSorted())
    expect(titles.length).toBeGreaterThan(1)
    expect(words).toEqual(expect.arrayContaining(texts.flatMap(({ announcements }) => announcements ?? [])))
    const answered = side === 'main' ? texts[0]?.mail : []
    expect(words).toEqual(expect.arrayContaining(answered ?? ['Answers']))
  },
)

it.each(['main', 'dark'] as const)('says the same in every language on the %s sites', (side) => {
  const shapes = Object.values(eventTexts[side]).map((texts) =>
    texts.map(({ announcements, mail, album }) => [announcements?.length, mail?.length, album?.length]),
  )
  for (const shape of shapes) expect(shape).toEqual(shapes[0])
})
