import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf } from '../contract/contract'
import { AlbumType, BanType, MediaKind } from '../contract/enums'
import { LodgeAccess, LodgeAudience, LodgeRole } from '../contract/lodges/lodgeEnums'
import { HOUR } from '../core/clock'
import { sampleLodge, setLodgeRole } from '../testing/lodges'
import { waitsForLock } from '../testing/locks'
import { insertPicture } from '../testing/media'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

const memberUntil = '2099-01-01T00:00:00Z'

let server: TestServer
let founder: TestMember
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  founder = await newMember(server, { memberUntil, darkStatus: 3 })
})

type Written = Partial<BodyOf<'Lodges.CreateLodge'>>

const found = ({ client }: Pick<TestMember, 'client'>, values: Written = {}) =>
  client.call('Lodges.CreateLodge', { ...sampleLodge, name: `New lodge ${++names}`, ...values })
async function founded(member: Pick<TestMember, 'client'> = founder, values: Written = {}) {
  const { status, data } = await found(member, values)
  if (status !== 200) throw new Error(`The lodge was refused with ${status}`)
  return data
}

describe('founding a lodge', () => {
  it('makes the founder its owner and only member', async () => {
    const data = await founded(founder, {
      name: '  Winter\n bathers ',
      html: '<p>We <b>swim</b><script>x</script></p>',
      rules: 'Warm up first\n\n\n\nBe kind ',
      tags: ['Sauna', 'sea', 'SAUNA'],
      zipCode: '5000',
      access: LodgeAccess.NewMembersApproved,
      mediaApproval: true,
      membersPublic: true,
    })
    expect(data).toMatchObject({
      name: 'Winter bathers',
      html: '<p>We <strong>swim</strong></p>',
      excerpt: 'We swim',
      rules: 'Warm up first\n\nBe kind',
      category: { id: 4 },
      tags: [{ name: 'Sauna' }, { name: 'sea' }],
      place: { zipCode: '5000', city: 'Odense C' },
      access: LodgeAccess.NewMembersApproved,
      mediaApproval: true,
      membersPublic: true,
      dark: false,
      owner: { id: founder.id },
      memberCount: 1,
      role: LodgeRole.Owner,
      newMemberCount: 0,
      createdAt: server.clock.now().toISOString(),
    })
    expect((await founder.client.call('Lodges.GetMyOwnLodges')).data).toMatchObject([{ id: data.id }])
  })

  it('needs a membership, and no ban', async () => {
    const unpaid = await newMember(server)
    expect((await found(unpaid)).problem).toMatchObject({ status: 402, feature: 'CreateLodge' })
    await server.deps.db
      .insertInto('ban')
      .values({ profileId: founder.id, banType: BanType.CreateLodges, createdAt: server.clock.now(), reason: 'Spam' })
      .execute()
    expect((await found(founder)).problem).toMatchObject({ status: 403, code: 'BANNED' })
    const ban = await founder.client.call('Lodges.GetCreateLodgeBan')
    expect(ban.data).toEqual({ banned: true, reason: 'Spam', until: null })
    expect((await unpaid.client.call('Lodges.GetCreateLodgeBan')).data.banned).toBe(false)
  })

  it('is refused to staff who act as the member', async () => {
    const staff = await actingAs(server, founder.id)
    expect((await found({ client: staff })).problem).toMatchObject({ status: 403, code: 'ACTING_AS_OTHER' })
  })

  it('happens once for a key, however often it is asked for', async () => {
    const body = { key: randomUUID(), name: 'Only once' }
    const answers = await Promise.all([found(founder, body), found(founder, body), found(founder, body)])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect((await found(founder, body)).data.id).toBe(answers[0].data.id)
    const other = await newMember(server, { memberUntil })
    expect((await found(other, body)).problem.code).toBe('NAME_TAKEN')
  })

  it('is limited to five a day', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await founded()
    expect((await found(founder)).problem.code).toBe('RATE_LIMITED')
  })

  it.each([
    ['an empty name', { name: '  \u202E  ' }, 'name', 'TOO_SHORT'],
    ['a short name', { name: 'a     b'.slice(0, 2) + ' ' }, 'name', 'TOO_SHORT'],
    ['an unknown category', { categoryId: 99 }, 'categoryId', 'UNKNOWN_ITEM'],
    ['no category', { categoryId: undefined }, 'categoryId', 'REQUIRED'],
    ['an unknown place', { zipCode: '9999' }, 'zipCode', 'UNKNOWN_ZIP_CODE'],
    ['a long text', { html: `<p>${'x'.repeat(10_001)}</p>` }, 'html', 'TOO_LONG'],
    ['much formatting', { html: '<b>'.repeat(10_001) }, 'html', 'TOO_MUCH_FORMATTING'],
    ['an unknown cover', { coverId: 999_999 }, 'coverId', 'UNKNOWN_ITEM'],
  ])('refuses %s', async (_what, values, field, code) => {
    const { status, problem } = await found(founder, values)
    expect([status, problem.fields]).toMatchObject([422, [{ field, code }]])
  })

  it('refuses a name that another lodge of the country and kind has, in any case', async () => {
    await founded(founder, { name: 'Bridge' })
    expect((await found(founder, { name: 'bridge' })).problem.fields).toMatchObject([
      { field: 'name', code: 'NAME_TAKEN' },
    ])
    const kink = await kinkNamed('Rope')
    const dark = { client: await clientOf(server, founder.id, { host: 'dark.dk.localhost' }) }
    expect((await found(dark, { name: 'bridge', kinkIds: [kink] })).status).toBe(200)
    const abroad = { client: await clientOf(server, founder.id, { host: 'no.localhost' }) }
    expect((await found(abroad, { name: 'bridge' })).status).toBe(200)
  })

  it('on a dark site takes kinks and no category', async () => {
    const [rope, wax] = [await kinkNamed('Rope'), await kinkNamed('Wax')]
    const dark = { client: await clientOf(server, founder.id, { host: 'dark.dk.localhost' }) }
    expect((await found(dark)).problem.fields).toMatchObject([{ field: 'kinkIds', code: 'REQUIRED' }])
    expect((await found(dark, { kinkIds: [rope, 99_999] })).problem.fields).toMatchObject([
      { field: 'kinkIds', code: 'UNKNOWN_ITEM' },
    ])
    const data = await founded(dark, { kinkIds: [wax, rope] })
    expect(data).toMatchObject({ dark: true, category: null, kinks: [{ name: 'Rope' }, { name: 'Wax' }] })
    const light = await founded(founder, { kinkIds: [rope] })
    expect(light).toMatchObject({ dark: false, kinks: [] })
  })
})

describe('the cover', () => {
  it('is a picture of the founder that others may see, or of the file archive', async () => {
    const archived = await insertPicture(server, founder.id, { kind: MediaKind.FileArchivePicture })
    expect((await founded(founder, { coverId: archived.id })).cover).toMatchObject({ id: archived.id })
    const face = await insertPicture(server, founder.id)
    expect((await founded(founder, { coverId: face.id })).cover).toMatchObject({ id: face.id })
  })

  it('is neither another’s picture, a protected one, an unused upload nor a video', async () => {
    const other = await newMember(server)
    const { db, clock } = server.deps
    const { id: albumId } = await db
      .insertInto('album')
      .values({ profileId: founder.id, name: 'Closed', type: AlbumType.Protected, createdAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const refusedOnes = [
      await insertPicture(server, other.id),
      await insertPicture(server, founder.id, { kind: MediaKind.ProtectedPicture, albumId }),
      await insertPicture(server, founder.id, { kind: MediaKind.TempPicture }),
      await insertPicture(server, founder.id, { kind: MediaKind.AlbumVideo }),
    ]
    for (const { id } of refusedOnes) {
      expect((await found(founder, { coverId: id })).problem.fields).toMatchObject([{ field: 'coverId' }])
    }
  })
})

describe('changing a lodge', () => {
  const edit = ({ client }: TestMember, lodgeId: number) => client.call('Lodges.GetLodgeDataForEdit', { lodgeId })
  const save = ({ client }: TestMember, lodgeId: number, revision: number, values: Written = {}) =>
    client.call('Lodges.UpdateLodge', { ...sampleLodge, name: `Changed ${lodgeId}`, lodgeId, revision, ...values })

  it('starts from what is stored, and saves what is given', async () => {
    const { id } = await founded(founder, { tags: ['sea', 'Sauna'], zipCode: '5000', name: 'The first' })
    const draft = (await edit(founder, id)).data
    expect(draft).toMatchObject({
      ...sampleLodge,
      id,
      name: 'The first',
      tags: ['sea', 'Sauna'],
      zipCode: '5000',
      cover: null,
      dark: false,
      revision: 1,
    })
    server.clock.advance(HOUR)
    const changed = await save(founder, id, 1, {
      name: 'The second',
      html: '<p>Elsewhere</p>',
      tags: ['Sauna'],
      categoryId: 2,
      meetupAudience: LodgeAudience.AdminsOnly,
      debatesPublic: true,
    })
    expect(changed.data).toMatchObject({
      name: 'The second',
      excerpt: 'Elsewhere',
      tags: [{ name: 'Sauna' }],
      category: { id: 2 },
      place: null,
      distance: null,
      meetupAudience: LodgeAudience.AdminsOnly,
      debatesPublic: true,
      revision: 2,
      editedAt: server.clock.now().toISOString(),
    })
    const search = (text: string) => founder.client.call('Lodges.NewLodgesSearch', { text })
    expect((await search('elsewhere sauna')).data).toMatchObject([{ id }])
    expect((await search('first')).data).toEqual([])
  })

  it('that somebody else changed meanwhile is a conflict, unless it is the same change', async () => {
    const { id } = await founded(founder)
    const coOwner = await newMember(server)
    await setLodgeRole(server, id, coOwner.id, LodgeRole.CoOwner)
    const values = { tags: ['one'] }
    expect((await save(founder, id, 1, values)).data.revision).toBe(2)
    expect((await save(coOwner, id, 1, { tags: ['two'] })).problem).toMatchObject({
      status: 409,
      code: 'EDIT_CONFLICT',
    })
    expect((await save(coOwner, id, 1, values)).data.revision).toBe(2)
    expect((await save(coOwner, id, 2, { tags: ['two'] })).data.revision).toBe(3)
  })

  it('keeps the cover of another leader, and takes one’s own', async () => {
    const first = await insertPicture(server, founder.id)
    const { id } = await founded(founder, { coverId: first.id })
    const coOwner = await newMember(server)
    await setLodgeRole(server, id, coOwner.id, LodgeRole.CoOwner)
    expect((await edit(coOwner, id)).data).toMatchObject({ coverId: first.id, cover: { id: first.id } })
    expect((await save(coOwner, id, 1, { coverId: first.id })).data.cover).toMatchObject({ id: first.id })
    const own = await insertPicture(server, coOwner.id)
    expect((await save(coOwner, id, 2, { coverId: own.id })).data.cover).toMatchObject({ id: own.id })
    expect((await save(coOwner, id, 3, { coverId: first.id })).problem.code).toBe('MEDIA_NOT_OPEN')
    expect((await save(coOwner, id, 3)).data.cover).toBeNull()
  })

  it('is refused for a name that is taken', async () => {
    const { name } = await founded(founder)
    const { id } = await founded(founder)
    expect((await save(founder, id, 1, { name })).problem.code).toBe('NAME_TAKEN')
    expect((await edit(founder, id)).data.revision).toBe(1)
  })

  it('is refused to staff who act as the member', async () => {
    const { id } = await founded(founder)
    const staff = await actingAs(server, founder.id)
    expect((await save({ ...founder, client: staff }, id, 1)).problem.code).toBe('ACTING_AS_OTHER')
  })

  it('is refused once the role is taken away, also while it was being read', async () => {
    const { id } = await founded(founder)
    const coOwner = await newMember(server)
    await setLodgeRole(server, id, coOwner.id, LodgeRole.CoOwner)
    const { db } = server.deps
    let pending: ReturnType<typeof save> | undefined
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('lodge').select('id').where('id', '=', id).forUpdate().execute()
      pending = save(coOwner, id, 1)
      await waitsForLock(server)
      await transaction
        .updateTable('lodgeMembership')
        .set({ role: LodgeRole.Member })
        .where('lodgeId', '=', id)
        .where('profileId', '=', coOwner.id)
        .execute()
    })
    expect((await pending)?.status).toBe(403)
  })
})

async function kinkNamed(name: string): Promise<number> {
  const { id } = await server.deps.db
    .insertInto('kink')
    .values({ name: JSON.stringify({ 'en-GB': name }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
