import { describe, expect, it } from 'vitest'
import { stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const text = (key: string, value: string) => ({ key, type: 'string' as const, value })

describe('preferences', () => {
  it('are typed by their key', async () => {
    server.stub.answer('CurrentProfile.GetProfileConfiguration', [
      text('drawerMode', '2'),
      text('profileFilter', '36'),
      text('playSounds', 'false'),
      text('blogTopPeriod', '0'),
      text('membershipPopupSeenAt', ''),
      text('onboardingClicks', '13'),
      text('lastSearch', ''),
    ])
    const { data, errors } = await server.ask(`{ viewer { preferences {
      drawerMode onlineFilter playSounds blogTopPeriod membershipPopupSeenAt onboardingClicks lastSearch hideHints
    } } }`)
    expect(errors).toEqual([])
    expect(data).toEqual({
      viewer: {
        preferences: {
          drawerMode: 'MINI',
          onlineFilter: ['POSSIBLE_MATCHES', 'EVENTS'],
          playSounds: false,
          blogTopPeriod: 'ALL',
          membershipPopupSeenAt: null,
          onboardingClicks: 13,
          lastSearch: '',
          hideHints: null,
        },
      },
    })
  })

  it('are null where the server gives a number without a name', async () => {
    server.stub.answer('CurrentProfile.GetProfileConfiguration', [text('drawerMode', '9')])
    const { data, errors } = await server.ask('{ viewer { preferences { drawerMode } } }')
    expect([data, errors]).toEqual([{ viewer: { preferences: { drawerMode: null } } }, []])
  })

  it.each([
    ['drawerMode: FULL', 'UpdateProfileConfiguration', { key: 'drawerMode', value: '3' }],
    ['reduceMotion: true', 'UpdateProfileConfiguration', { key: 'reduceMotion', value: 'true' }],
    ['lodgeOrder: NEAREST', 'UpdateProfileConfiguration', { key: 'lodgeSearchSort', value: '5' }],
    ['onlineFilter: [POSSIBLE_MATCHES, EVENTS]', 'SaveProfileFilterConfiguration', { filter: 36 }],
  ] as const)('are saved one by one: %s', async (input, call, body) => {
    server.stub.answer(`EditProfile.${call}`, text('', ''))
    const { data } = await server.ask(`mutation { setPreference(input: { ${input} }) { userErrors { code } } }`)
    expect(data).toEqual({ setPreference: { userErrors: [] } })
    expect(server.stub.bodyOf(`EditProfile.${call}`)).toEqual(body)
  })

  it.each([
    ['two at once', { drawerMode: 'FULL', playSounds: true }],
    ['none', {}],
    ['null', { drawerMode: null }],
  ])('are not saved when a client sends %s', async (_, input) => {
    const document = 'mutation ($input: SetPreferenceInput!) { setPreference(input: $input) { userErrors { code } } }'
    const { errors } = await server.ask(document, { input })
    expect(errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) as unknown }),
    ])
    expect(server.stub.seen.filter(({ name }) => name.startsWith('EditProfile.'))).toEqual([])
  })
})
