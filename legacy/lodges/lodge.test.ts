import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MediaKind, ProfileStatus } from '../contract/enums'
import { LodgeAudience, LodgeRole } from '../contract/lodges/lodgeEnums'
import { lodgeRights, type LodgeRight } from '../contract/lodgeRights'
import { HOUR } from '../core/clock'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { insertPicture } from '../testing/media'
import { mediaClient } from '../testing/mediaClient'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let owner: TestMember
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  owner = await newMember(server, { darkStatus: 3 })
  viewer = await newMember(server, { darkStatus: 3 })
})
afterAll(() => server.close())

const block = (profileId: number, blockedId: number) =>
  server.deps.db.insertInto('blacklist').values({ profileId, blockedId, createdAt: server.clock.now() }).execute()
const lodgeOf = ({ client }: TestMember, lodgeId: number) => client.call('Lodges.GetLodgeData', { lodgeId })

describe('the front of a lodge', () => {
  it('shows what everybody may know, and nothing of the viewer’s outside it', async () => {
    const lodgeId = await insertLodge(server, owner.id, {
      name: 'Winter bathers',
      html: '<p>We <em>swim</em>.</p>',
      words: 'We swim.',
      rules: 'Warm up first',
      categoryId: 4,
      zipCode: '5000',
      city: 'Odense C',
      countryAreaId: 2,
      gridLatitude: 55.4,
      gridLongitude: 10.4,
    })
    const { data } = await lodgeOf(viewer, lodgeId)
    expect(data).toMatchObject({
      id: lodgeId,
      name: 'Winter bathers',
      excerpt: 'We swim.',
      html: '<p>We <em>swim</em>.</p>',
      rules: 'Warm up first',
      category: { id: 4, name: 'Natur og sport' },
      kinks: [],
      tags: [],
      place: { zipCode: '5000', city: 'Odense C', countryArea: 'Fyn', country: 'Danmark' },
      cover: null,
      owner: { id: owner.id, name: owner.name },
      ownerlessSince: null,
      memberCount: 1,
      role: LodgeRole.None,
      requestStatus: 0,
      invitationStatus: 0,
      rights: [],
      viewedAt: null,
      newMemberCount: 0,
      revision: 1,
    })
    expect(data.distance).toBeGreaterThan(130)
    expect(data.distance).toBeLessThan(150)
  })

  it('is in the viewer’s language', async () => {
    const lodgeId = await insertLodge(server, owner.id)
    const english = await newMember(server, { language: 'en-GB' })
    expect((await lodgeOf(english, lodgeId)).data.category).toEqual({ id: 1, name: 'Food and drink' })
  })

  it('has no owner for whoever may not see them', async () => {
    const gone = await newMember(server)
    const lodgeId = await insertLodge(server, gone.id)
    await server.deps.db
      .updateTable('profile')
      .set({ status: ProfileStatus.Locked })
      .where('id', '=', gone.id)
      .execute()
    expect((await lodgeOf(viewer, lodgeId)).data).toMatchObject({ owner: null, ownerlessSince: null })
  })
})

describe('the viewer’s rights', () => {
  const everything = Object.keys(lodgeRights) as LodgeRight[]

  it.each([
    [LodgeRole.Owner, everything.filter((right) => right !== 'leave')],
    [LodgeRole.CoOwner, everything.filter((right) => !/setCoOwners|Ownership|deleteLodge/.test(right))],
    [
      LodgeRole.Assistant,
      everything.filter((right) => !/setCoOwners|setAssistants|editLodge|Ownership|deleteLodge/.test(right)),
    ],
    [LodgeRole.Member, ['seeInside', 'takePart', 'startTopic', 'createMeetup', 'createAlbum', 'addMedia', 'leave']],
    [LodgeRole.Requesting, []],
    [LodgeRole.Declined, []],
  ] as const)('follow from role %i', async (role, rights) => {
    const lodgeId = await insertLodge(server, owner.id)
    const member = role === LodgeRole.Owner ? owner : await newMember(server)
    if (member !== owner) await setLodgeRole(server, lodgeId, member.id, role)
    const { data } = await lodgeOf(member, lodgeId)
    expect([data.role, data.rights]).toEqual([role, rights])
  })

  it('end where only the leaders may start something', async () => {
    const limits = {
      debateAudience: LodgeAudience.AdminsOnly,
      meetupAudience: LodgeAudience.AdminsOnly,
      albumAudience: LodgeAudience.AdminsOnly,
    }
    const lodgeId = await insertLodge(server, owner.id, limits)
    const [member, assistant] = [await newMember(server), await newMember(server)]
    await setLodgeRole(server, lodgeId, member.id, LodgeRole.Member)
    await setLodgeRole(server, lodgeId, assistant.id, LodgeRole.Assistant)
    expect((await lodgeOf(member, lodgeId)).data.rights).toEqual(['seeInside', 'takePart', 'addMedia', 'leave'])
    const starting = ['startTopic', 'createMeetup', 'createAlbum']
    expect((await lodgeOf(assistant, lodgeId)).data.rights).toEqual(expect.arrayContaining(starting))
  })
})

/** Every read that could show a lodge, as the ids that the viewer finds. */
async function findable({ client }: Pick<TestMember, 'client'>, lodgeId: number, profileId: number): Promise<string[]> {
  const lists = {
    GetLodgesByIds: idsOf((await client.call('Lodges.GetLodgesByIds', { ids: [lodgeId] })).data),
    GetMyOwnLodges: idsOf((await client.call('Lodges.GetMyOwnLodges')).data),
    GetPopularLodges: idsOf((await client.call('Lodges.GetPopularLodges', { take: 101 })).data),
    GetNearbyLodges: idsOf((await client.call('Lodges.GetNearbyLodges', { take: 101 })).data),
    NewLodgesSearch: idsOf((await client.call('Lodges.NewLodgesSearch', { text: `zebra${lodgeId}` })).data),
    GetProfileLodges: idsOf(
      (await client.call('Lodges.GetProfileLodges', { profileId })).data.map(({ lodge }) => lodge),
    ),
  }
  const tags = (await client.call('Lodges.SearchLodgeTags', { query: `tag${lodgeId}` })).data
  const { status } = await client.call('Lodges.GetLodgeData', { lodgeId })
  return [
    ...(status === 200 ? ['GetLodgeData'] : []),
    ...Object.entries(lists).flatMap(([name, ids]) => (ids.includes(lodgeId) ? [name] : [])),
    ...(tags.length > 0 ? ['SearchLodgeTags'] : []),
  ]
}

describe('a lodge of which the viewer may not know leaves no trace', () => {
  /** A lodge that all reads find, with a member that shows it; `spoil` changes that. */
  async function known(values: Parameters<typeof insertLodge>[2] = {}) {
    const { db } = server.deps
    const founder = await newMember(server, { darkStatus: 3 })
    const other = await newMember(server, { darkStatus: 3 })
    const asker = await newMember(server, { darkStatus: 3 })
    const lodgeId = await insertLodge(server, founder.id, { gridLatitude: 55.7, gridLongitude: 12.6, ...values })
    await db
      .updateTable('lodgeSearch')
      .set({ terms: `zebra${lodgeId}` })
      .where('lodgeId', '=', lodgeId)
      .execute()
    const { id: tagId } = await db
      .insertInto('lodgeTag')
      .values({ name: `tag${lodgeId}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('lodgeTagging').values({ lodgeId, tagId, position: 0 }).execute()
    await setLodgeRole(server, lodgeId, other.id, LodgeRole.Member)
    await setLodgeRole(server, lodgeId, asker.id, LodgeRole.Member)
    return { lodgeId, founder, other, asker }
  }

  it('where nothing stands in the way, all reads find it', async () => {
    const { lodgeId, asker, other } = await known()
    expect(await findable(asker, lodgeId, other.id)).toEqual([
      'GetLodgeData',
      'GetLodgesByIds',
      'GetMyOwnLodges',
      'GetPopularLodges',
      'GetNearbyLodges',
      'NewLodgesSearch',
      'GetProfileLodges',
      'SearchLodgeTags',
    ])
  })

  it.each(['deleted', 'blacklisted', 'ownerBlocks', 'blocksOwner', 'otherWorld'] as const)('%s', async (state) => {
    const { lodgeId, asker, other, founder } = await known(
      state === 'otherWorld' ? { dark: true } : state === 'deleted' ? { deletedAt: server.clock.now() } : {},
    )
    if (state === 'blacklisted') await setLodgeRole(server, lodgeId, asker.id, LodgeRole.Blacklisted)
    if (state === 'ownerBlocks') await block(founder.id, asker.id)
    if (state === 'blocksOwner') await block(asker.id, founder.id)
    expect(await findable(asker, lodgeId, other.id)).toEqual([])
    const { status } = await asker.client.call('Lodges.UpdateLodgeViewTime', { lodgeId })
    expect(status).toBe(404)
  })

  it('a main lodge on the dark site, and a dark one on the main site', async () => {
    const dark = await known({ dark: true })
    const light = await known()
    const onDark = { client: await clientOf(server, dark.asker.id, { host: 'dark.dk.localhost' }) }
    expect(await findable(onDark, dark.lodgeId, dark.other.id)).toHaveLength(8)
    expect(await findable(dark.asker, dark.lodgeId, dark.other.id)).toEqual([])
    const lightOnDark = { client: await clientOf(server, light.asker.id, { host: 'dark.dk.localhost' }) }
    expect(await findable(lightOnDark, light.lodgeId, light.other.id)).toEqual([])
  })

  it('a lodge of another country is in no list of the community, but open by its number', async () => {
    const { lodgeId, asker, other } = await known({ countryId: 2 })
    expect(await findable(asker, lodgeId, other.id)).toEqual([
      'GetLodgeData',
      'GetLodgesByIds',
      'GetMyOwnLodges',
      'GetProfileLodges',
    ])
  })
})

describe('news since the viewer’s last visit', () => {
  it('are the members who came in and whom the viewer may see, until the viewer visits again', async () => {
    const lodgeId = await insertLodge(server, owner.id)
    const member = await newMember(server)
    await setLodgeRole(server, lodgeId, member.id, LodgeRole.Member)
    server.clock.advance(HOUR)
    for (const [values, blocked] of [[{}], [{}], [{ visible: false }], [{}, true]] as const) {
      const newcomer = await newMember(server)
      await setLodgeRole(server, lodgeId, newcomer.id, LodgeRole.Member, values)
      if (blocked) await block(newcomer.id, member.id)
    }
    const news = async () => {
      const [lodge] = (await member.client.call('Lodges.GetMyOwnLodges')).data
      return [lodge?.newMemberCount, lodge?.viewedAt]
    }
    expect(await news()).toEqual([2, null])
    expect((await lodgeOf(viewer, lodgeId)).data.newMemberCount).toBe(0)
    server.clock.advance(HOUR)
    await member.client.call('Lodges.UpdateLodgeViewTime', { lodgeId })
    expect(await news()).toEqual([0, server.clock.now().toISOString()])
  })

  it('do not concern profiles outside, whose visits are not stored', async () => {
    const lodgeId = await insertLodge(server, owner.id)
    expect((await viewer.client.call('Lodges.UpdateLodgeViewTime', { lodgeId })).status).toBe(200)
    expect((await lodgeOf(viewer, lodgeId)).data.viewedAt).toBeNull()
  })
})

describe('a cover of the file archive', () => {
  it('is shown to those who may know of the lodge, and to nobody else', async () => {
    const founder = await newMember(server)
    const blocked = await newMember(server)
    const cover = await insertPicture(server, founder.id, { kind: MediaKind.FileArchivePicture })
    const other = await insertPicture(server, founder.id, { kind: MediaKind.FileArchivePicture })
    const lodgeId = await insertLodge(server, founder.id, { coverId: cover.id })
    await block(founder.id, blocked.id)
    expect((await lodgeOf(viewer, lodgeId)).data.cover).toMatchObject({ id: cover.id })
    const statusFor = async ({ client }: TestMember, key: string) =>
      (await mediaClient(server, client).get(`/media/${key}/thumbnail.webp`)).statusCode
    expect(await statusFor(viewer, cover.key)).toBe(200)
    expect(await statusFor(viewer, other.key)).toBe(404)
    expect(await statusFor(blocked, cover.key)).toBe(404)
    await server.deps.db.updateTable('lodge').set({ deletedAt: server.clock.now() }).where('id', '=', lodgeId).execute()
    expect(await statusFor(viewer, cover.key)).toBe(404)
  })
})

it('on a site without lodges all calls answer 404', async () => {
  const without = await startTestServer({ SITES_WITHOUT_LODGES: 'dk' })
  await insertPlaces(without.deps.db)
  const member = await newMember(without)
  const lodgeId = await insertLodge(without, member.id)
  expect((await member.client.call('Lodges.GetLodgeData', { lodgeId })).status).toBe(404)
  expect((await member.client.call('Lodges.GetMyOwnLodges')).status).toBe(404)
  expect((await member.client.call('Site.GetSiteConfiguration')).data.disabledLodges).toBe(true)
  const sections = (await member.client.call('Common.GetStartPageSortOptions')).data.sortOptions
  expect(sections.find(({ id }) => id === 'PopularLodges')).toEqual({ id: 'PopularLodges', hidden: true })
  const dark = await newMember(without, { darkStatus: 3 }, { host: 'dark.dk.localhost' })
  expect((await dark.client.call('Lodges.GetMyOwnLodges')).status).toBe(200)
  await without.close()
})
