import { describe, expect, it } from 'vitest'
import { BanType } from '../../legacy/contract/enums'
import { viewer } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

describe('a ban', () => {
  const set = `mutation ($input: SetBanInput!) { setBan(input: $input) { userErrors { code field } } }`
  const profileId = globalId('Profile', 3)

  it.each([
    [
      { type: 'BLOGS', banned: true, days: 30, reason: 'Spam' },
      { banType: 1, banned: true, days: 30, reason: 'Spam' },
    ],
    [
      { type: 'CREATE_LODGES', banned: false, days: null },
      { banType: 2, banned: false },
    ],
  ])('is set as %j', async (input, body) => {
    server.stub.on('Admin.SetBan', () => ({}))
    const { data, errors } = await server.ask(set, { input: { profileId, ...input } })
    expect([data, errors]).toEqual([{ setBan: { userErrors: [] } }, []])
    expect(server.stub.seen.map(({ name, body: sent }) => [name, sent])).toEqual([
      ['Admin.SetBan', { profileId: 3, ...body }],
    ])
  })

  it("that was refused points at the graph's fields", async () => {
    const fields = [{ field: 'banType', code: 'BLOG_BAN_ONLY', message: 'Nej' }]
    server.stub.refuse('Admin.SetBan', 422, 'VALIDATION_FAILED', { fields })
    const { data } = await server.ask(set, { input: { profileId, type: 'BLOGS', banned: true } })
    expect(data).toEqual({ setBan: { userErrors: [{ code: 'BLOG_BAN_ONLY', field: ['type'] }] } })
  })

  it('is not for every viewer to set', async () => {
    server.stub.refuse('Admin.SetBan', 403, 'FORBIDDEN')
    const { data } = await server.ask(set, { input: { profileId, type: 'BLOGS', banned: true } })
    expect(data).toEqual({ setBan: { userErrors: [{ code: 'FORBIDDEN', field: null }] } })
  })

  it('is part of the session', async () => {
    server.stub.answer('CurrentProfile.GetProfileData', { ...viewer, bans: [BanType.Blogs, BanType.CreateLodges] })
    const { data } = await server.ask('{ viewer { bans } }')
    expect(data).toEqual({ viewer: { bans: ['BLOGS', 'CREATE_LODGES'] } })
  })
})
