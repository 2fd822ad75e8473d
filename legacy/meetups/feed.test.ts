import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DarkStatus, ProfileStatus } from '../contract/enums'
import { LodgeRole, MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { insertMeetup, insertSignUp, makeMeetup } from '../testing/meetups'
import type { TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, newGathering, signUp } from './meetup.fixture'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const renew = async ({ client }: TestMember) =>
  new URL((await client.call('Lodges.RenewMeetupFeed')).data.address ?? 'none:')

async function read({ host, pathname }: URL): Promise<{ status: number; text: string; headers: object }> {
  const { statusCode, body, headers } = await server.app.inject({
    url: pathname,
    headers: { 'x-forwarded-host': host },
  })
  return { status: statusCode, text: body, headers }
}

const titlesIn = (text: string) => [...text.matchAll(/SUMMARY:(.*)\r/g)].map(([, title]) => title)

describe('the feed of a member', () => {
  it('has all their meetups, with what became of them, for whoever knows its address', async () => {
    const { lodgeId, meetupId, maker, member } = await newGathering(server, { title: 'Tea, cake; and more' })
    await insertMeetup(server, lodgeId, maker.id, { title: 'Not mine' })
    const full = await insertMeetup(server, lodgeId, maker.id, { title: 'Full' })
    const off = await insertMeetup(server, lodgeId, maker.id, { title: 'Off', cancelledAt: server.clock.now() })
    await signUp(member, meetupId)
    await insertSignUp(server, full, member.id, MeetupSignUpStatus.Waiting)
    await insertSignUp(server, off, member.id)
    const { status, text, headers } = await read(await renew(member))
    expect([status, headers]).toMatchObject([200, { 'content-type': 'text/calendar; charset=utf-8' }])
    expect(titlesIn(text)).toEqual(['Tea\\, cake\\; and more', 'Full', 'Off'])
    expect([...text.matchAll(/STATUS:(\w+)/g)].map(([, state]) => state)).toEqual([
      'CONFIRMED',
      'TENTATIVE',
      'CANCELLED',
    ])
    expect(text).toContain('DTSTART:20261127T120000Z')
    expect(text).toContain('LOCATION:The harbour\\, Quay 3')
    expect(text).toContain(`UID:meetup-${meetupId}@dk.localhost`)
  })

  it('ends when its address is renewed or given up, and with the profile', async () => {
    const { meetupId, member } = await newGathering(server)
    await signUp(member, meetupId)
    expect((await member.client.call('Lodges.GetMeetupFeed')).data).toEqual({ address: null })
    const first = await renew(member)
    const second = await renew(member)
    expect((await member.client.call('Lodges.GetMeetupFeed')).data).toEqual({ address: second.href })
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    const forged = new URL(second.href.replace(/-\d+\./, '-3.'))
    expect((await read(forged)).status).toBe(404)
    await member.client.call('Lodges.EndMeetupFeed')
    expect((await read(second)).status).toBe(404)
    const third = await renew(member)
    expect((await read(third)).status).toBe(200)
    const locked = { status: ProfileStatus.Locked }
    await server.deps.db.updateTable('profile').set(locked).where('id', '=', member.id).execute()
    expect((await read(third)).status).toBe(404)
  })

  it('ends with the password, so that nobody who knew that reads on', async () => {
    const { member } = await newGathering(server)
    const known = await renew(member)
    const change = { currentPassword: PASSWORD, newPassword: 'meadow-lantern-8' }
    expect((await member.client.call('EditProfile.UpdateProfilePassword', change)).status).toBe(200)
    expect((await read(known)).status).toBe(404)
    const { address } = (await member.client.call('Lodges.GetMeetupFeed')).data
    expect((await read(new URL(address ?? 'none:'))).status).toBe(200)
  })

  it('is one file of lines, whatever is written in a meetup', async () => {
    const { lodgeId, maker, member } = await newGathering(server)
    const line = 'BEGIN:VEVENT\r\nSUMMARY:Forged\r\nEND:VEVENT\u2028\u2029\u0085'
    const html = `<p>${'🧁'.repeat(1500)}</p><p>${line}</p><b>SUMMARY:Forged</b>`
    const written = { title: `<b>${line}</b>\u202E`, place: line, address: line, html: `a${html}` }
    const { data } = await makeMeetup(maker, { lodgeId, ...written })
    await signUp(member, data.id)
    const { text } = await read(await renew(member))
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((each) => each.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
    expect(lines.filter((each) => each.startsWith('SUMMARY'))).toHaveLength(1)
    expect(lines.filter((each) => each !== '' && !/^[A-Z-]+[:;]/.test(each))).toEqual([])
    expect(text).not.toContain('\uFFFD')
  })

  it('has no trace of what the member may not see', async () => {
    const { lodgeId, meetupId, maker, owner, member } = await newGathering(server)
    const dark = await insertLodge(server, owner.id, { dark: true })
    await setLodgeRole(server, dark, member.id, LodgeRole.Member)
    const approved = { darkStatus: DarkStatus.Approved }
    await server.deps.db.updateTable('profile').set(approved).where('id', 'in', [member.id, owner.id]).execute()
    await insertSignUp(server, await insertMeetup(server, dark, owner.id, { title: 'In the dark' }), member.id)
    await insertSignUp(server, await insertMeetup(server, lodgeId, owner.id, { title: 'In the light' }), member.id)
    await signUp(member, meetupId)
    const address = await renew(member)
    expect(titlesIn((await read(address)).text)).toEqual(['Coffee by the sea', 'In the light'])
    // Whoever is given the address of one kind of site learns nothing of the other kind.
    const onDark = new URL(address.href.replace('//dk.', '//dark.dk.'))
    expect((await read(onDark)).status).toBe(404)
    const darkClient = await clientOf(server, member.id, { host: 'dark.dk.localhost' })
    const darkAddress = (await darkClient.call('Lodges.GetMeetupFeed')).data.address ?? 'none:'
    const { text } = await read(new URL(darkAddress))
    // Others may look into the calendar.
    expect(titlesIn(text)).toEqual(['Aftale'])
    expect(text).toMatch(/UID:meetup-\d+@dk\.localhost/)
    expect(text).not.toMatch(/dark|midnat/i)
    const onMain = new URL(darkAddress.replace('//dark.dk.', '//dk.'))
    expect((await read(onMain)).status).toBe(404)
    await block(server, maker, member)
    expect(titlesIn((await read(address)).text)).toEqual(['In the light'])
    await setLodgeRole(server, lodgeId, member.id, LodgeRole.Blacklisted)
    expect(titlesIn((await read(address)).text)).toEqual([])
  })
})

it('the file of one meetup is for the sessions of those who may see it', async () => {
  const { meetupId, member, stranger } = await newGathering(server)
  const file = async (profile?: TestMember) => {
    const cookie = profile && `sid=${profile.client.cookies.get('sid')}`
    const { statusCode, body } = await server.app.inject({
      url: `/media/meetups/${meetupId}/meetup.ics`,
      headers: { 'x-forwarded-host': 'dk.localhost', ...(cookie && { cookie }) },
    })
    return [statusCode, titlesIn(body)]
  }
  expect(await file(member)).toEqual([200, ['Coffee by the sea']])
  expect(await file(stranger)).toEqual([404, []])
  expect(await file()).toEqual([404, []])
})
