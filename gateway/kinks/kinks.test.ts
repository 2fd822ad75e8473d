import { describe, expect, it } from 'vitest'
import { kink, profile } from '../testing/fixtures'
import { lodge } from '../testing/lodgeFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

describe('kinks', () => {
  it('are looked up once for what a lodge does not tell of its own', async () => {
    server.stub.answer('Lodges.GetLodgesByIds', [
      {
        ...lodge(1),
        kinks: [
          { id: 1, name: 'Silk' },
          { id: 2, name: 'Rope' },
        ],
      },
    ])
    server.stub.answer('DarkKinks.GetAllKinks', [{ ...kink(1), profileCount: 7, level: 2 }])
    const { data, errors } = await server.ask(
      `{ node(id: "${globalId('Lodge', 1)}") { ... on Lodge { kinks { name profileCount viewerLevel isWaiting } } } }`,
    )
    expect(errors).toEqual([])
    expect(data).toEqual({
      node: {
        kinks: [
          { name: 'Silk', profileCount: 7, viewerLevel: 'CURIOUS', isWaiting: false },
          { name: 'Rope', profileCount: null, viewerLevel: null, isWaiting: null },
        ],
      },
    })
    expect(server.stub.seen).toHaveLength(2)
  })

  it('of a profile are common where both like them or are curious', async () => {
    server.stub.answer('Profiles.GetProfilesByIds', [profile(2)])
    server.stub.answer('DarkKinks.GetProfileKinks', [
      { kink: { ...kink(1), level: 2 }, level: 1 },
      { kink: { ...kink(2), level: 3 }, level: 1 },
      { kink: { ...kink(3), level: 1 }, level: 3 },
      { kink: kink(4), level: 1 },
    ])
    const { data } = await server.ask<{ profile: { kinks: { isCommon: boolean }[] } }>(
      '{ profile(legacyId: 2) { kinks { isCommon } } }',
    )
    expect(data.profile.kinks.map(({ isCommon }) => isCommon)).toEqual([true, false, false, false])
  })

  it('find profiles, and null for what is gone', async () => {
    server.stub.answer('DarkKinks.SearchItemsByKinks', [
      { itemType: 1, id: 2 },
      { itemType: 1, id: 3 },
    ])
    server.stub.answer('Profiles.GetProfilesByIds', [profile(2)])
    const { data, errors } = await server.ask(
      `{ kinkItems(kinkIds: ["${globalId('Kink', 1)}"], type: PROFILE) { nodes { item { id } } } }`,
    )
    expect(errors).toEqual([])
    expect(data).toEqual({ kinkItems: { nodes: [{ item: { id: globalId('Profile', 2) } }, { item: null }] } })
    expect(server.stub.bodyOf('DarkKinks.SearchItemsByKinks')).toMatchObject({ kinkIds: [1], itemType: 1 })
  })

  it('keep their privacy where a write does not name it', async () => {
    server.stub.answer('DarkKinks.SetProfileKinks', [])
    const kinkId = globalId('Kink', 1)
    await server.ask(
      `mutation { setProfileKinks(input: { kinks: [{ kinkId: "${kinkId}", level: NO }, { kinkId: "${kinkId}", private: true }] }) { userErrors { code } } }`,
    )
    expect(server.stub.bodyOf('DarkKinks.SetProfileKinks')).toEqual({
      kinks: [
        { kinkId: 1, level: 3 },
        { kinkId: 1, level: null, private: true },
      ],
    })
  })
})
