import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../legacy/core/events'
import { newMember } from '../../legacy/testing/members'
import { LIVE_EVENTS, openStream } from './stream'
import { eventsUntil, LiveWorld, untilEvent } from './world'

const DARK = 'dark.dk.localhost'

let world: LiveWorld
beforeAll(async () => {
  world = await LiveWorld.start()
})
afterAll(() => world.close())

it('what happens on a dark site reaches open pages there, and none of a main site', async () => {
  const { legacy, url } = world.product
  const paid = { darkStatus: 3, memberUntil: new Date('2030-01-01') }
  const member = await newMember(legacy, paid)
  const other = await newMember(legacy, { ...paid, name: 'Mondscheinmarke' }, { host: DARK })
  const onMain = await world.openLive(member)
  const onDark = await openStream(url, LIVE_EVENTS, {
    sid: member.client.cookies.get('sid'),
    headers: { 'x-forwarded-host': DARK },
  })
  await untilEvent(onDark, 'LiveResync')
  const { client } = other
  await client.call('Profiles.AddGuestbookEntry', { profileId: member.id, text: 'Good evening' })
  await client.call('DarkProfileConnection.CreateProfileConnection', { profileId: member.id, role: 1 })
  await legacy.runJobs()
  await publish(legacy.deps.db, { type: 'Resync' })
  const [main, dark] = await Promise.all([onMain, onDark].map((stream) => eventsUntil(stream, 'LiveResync')))
  expect(JSON.stringify(dark)).toContain('Mondscheinmarke')
  expect(JSON.stringify(main)).not.toMatch(/Mondscheinmarke|bond|guestbook/i)
  await onDark.close()
})
