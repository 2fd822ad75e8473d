import { describe, expect, it } from 'vitest'
import { lodgeRights } from '../../legacy/contract/lodgeRights'
import { lodge, wholeLodge } from '../testing/lodgeFixtures'
import { moment } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

describe('a lodge', () => {
  it('is one call, with names for numbers and null for none', async () => {
    server.stub.answer('Lodges.GetLodgeData', wholeLodge(5))
    const { data, errors } = await server.ask(`{ lodge(legacyId: 5) {
      id legacyId name html rules revision access debateAudience meetupAudience hasMediaApproval hasPublicDebates hasPublicMedia isDark distance
      category { legacyId name } tags { name } place { city } owner { name } cover { __typename legacyId }
      viewerRole viewerRequestStatus viewerInvitationStatus viewerVisitedAt newMemberCount activeAt
    } }`)
    expect(errors).toEqual([])
    expect(data).toEqual({
      lodge: {
        id: globalId('Lodge', 5),
        legacyId: 5,
        name: 'Lodge 5',
        html: '<p>Text of 5</p>',
        rules: 'Be kind',
        revision: 3,
        access: 'NEW_MEMBERS_APPROVED',
        debateAudience: 'ALL',
        meetupAudience: 'ADMINS_ONLY',
        hasMediaApproval: true,
        hasPublicDebates: true,
        hasPublicMedia: false,
        isDark: false,
        distance: 140,
        category: { legacyId: 4, name: 'Natur og sport' },
        tags: [{ name: 'sea' }],
        place: { city: 'Odense C' },
        owner: { name: 'Profile55' },
        cover: { __typename: 'Picture', legacyId: 4005 },
        viewerRole: 'ASSISTANT',
        viewerRequestStatus: 'APPROVED',
        viewerInvitationStatus: null,
        viewerVisitedAt: null,
        newMemberCount: 3,
        activeAt: moment,
      },
    })
    expect(server.stub.names()).toEqual(['Lodges.GetLodgeData'])
  })

  it('of a list reads its front once, however much of it is selected', async () => {
    server.stub.answer('Lodges.GetMyOwnLodges', [lodge(5)])
    server.stub.answer('Lodges.GetLodgeData', wholeLodge(5))
    const { data, errors } = await server.ask('{ viewer { lodges { nodes { html rules revision albumAudience } } } }')
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: {
        lodges: { nodes: [{ html: '<p>Text of 5</p>', rules: 'Be kind', revision: 3, albumAudience: 'ALL' }] },
      },
    })
    expect(server.stub.names().filter((name) => name === 'Lodges.GetLodgeData')).toHaveLength(1)
  })

  it('is null when it is gone, also while its front is read', async () => {
    server.stub.refuse('Lodges.GetLodgeData', 404, 'NOT_FOUND')
    server.stub.answer('Lodges.GetMyOwnLodges', [lodge(5)])
    const { data, errors } = await server.ask(
      '{ lodge(legacyId: 9) { name } viewer { lodges { nodes { name html } } } }',
    )
    expect(errors).toEqual([])
    expect(data).toEqual({ lodge: null, viewer: { lodges: { nodes: [{ name: 'Lodge 5', html: null }] } } })
  })

  it.each(Object.keys(lodgeRights))('says by a field whether the viewer has the right %s', async (right) => {
    const field = `viewerCan${right.charAt(0).toUpperCase()}${right.slice(1)}`
    const can = async (rights: string[]) => {
      server.stub.on('Lodges.GetLodgeData', () => ({ ...wholeLodge(5), rights }))
      const { data } = await server.ask<{ lodge: object }>(`{ lodge(legacyId: 5) { ${field} } }`)
      return data.lodge
    }
    const others = Object.keys(lodgeRights).filter((each) => each !== right)
    expect([await can([right]), await can(others)]).toEqual([{ [field]: true }, { [field]: false }])
  })
})

describe('lists of lodges', () => {
  it('take their conditions as REST has them', async () => {
    server.stub.answer('Lodges.NewLodgesSearch', [lodge(1)])
    const query = `query ($filter: LodgesFilterInput, $order: LodgeOrder!) {
      lodges(filter: $filter, order: $order, first: 5) { nodes { legacyId } }
    }`
    const filter = {
      text: ' sea ',
      categoryId: globalId('LodgeCategory', 4),
      kinkIds: [],
      tagIds: [globalId('LodgeTag', 1), globalId('LodgeTag', 2)],
      access: 'ACCESS_FOR_ALL',
      distance: 25,
    }
    const { data, errors } = await server.ask(query, { filter, order: 'NEAREST' })
    expect([data, errors]).toEqual([{ lodges: { nodes: [{ legacyId: 1 }] } }, []])
    expect(server.stub.bodyOf('Lodges.NewLodgesSearch')).toEqual({
      text: 'sea',
      categoryId: 4,
      tagIds: [1, 2],
      access: 1,
      distance: 25,
      sort: 5,
      skip: 0,
      take: 6,
    })
  })

  it('order by activity unless said otherwise', async () => {
    server.stub.answer('Lodges.NewLodgesSearch', [])
    await server.ask('{ lodges { nodes { name } } }')
    expect(server.stub.bodyOf('Lodges.NewLodgesSearch')).toMatchObject({ sort: 3 })
  })

  it('of a profile say its role in each', async () => {
    server.stub.answer('Lodges.GetProfileLodges', [{ lodge: lodge(5), role: 3, joinedAt: moment, visible: true }])
    const { data, errors } = await server.ask(
      `query ($id: ID!) { node(id: $id) { ... on Profile {
      lodges(order: NAME) { edges { role joinedAt isVisible node { name } } }
    } } }`,
      { id: globalId('Profile', 3) },
    )
    expect(errors).toEqual([])
    expect(data).toEqual({
      node: { lodges: { edges: [{ role: 'CO_OWNER', joinedAt: moment, isVisible: true, node: { name: 'Lodge 5' } }] } },
    })
    const call = server.stub.seen.find(({ name }) => name === 'Lodges.GetProfileLodges')
    expect(call?.query).toMatchObject({ profileId: '3', sortMode: '2' })
  })
})
