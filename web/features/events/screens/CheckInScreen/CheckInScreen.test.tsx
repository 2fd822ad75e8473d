// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { event, pageOf } from '../../testing/event'
import query from './__generated__/CheckInScreenQuery.graphql'
import { CheckInScreen } from './CheckInScreen'

interface Sent {
  readonly input: {
    readonly ticks: readonly { readonly key: string; readonly signUpId: string; readonly arrived: boolean }[]
  }
}

const guest = (name: string, fields: object = {}) => ({
  __typename: 'EventSignUp',
  id: `sign-up ${name}`,
  persons: 1,
  gender: 'FEMALE',
  paid: null,
  checkedInAt: null,
  checkedInBy: null,
  name,
  ...fields,
})

const open = (fields: object = {}) =>
  renderScreen(<CheckInScreen />, {
    texts: ['events', 'gatherings'],
    query,
    variables: { event: 5 },
    viewer: { legacyId: 7 },
    data: {
      Query: () => ({
        event: event(5, 'Lights', {
          viewerCanCheckIn: true,
          signUps: pageOf([guest('Åse'), guest('Bo & Ida', { persons: 2, gender: 'COUPLE' })]),
          ...fields,
        }),
      }),
    },
  })

const box = (name: string) => screen.getByRole('checkbox', { name })
const isTicked = (name: string) => (box(name) as HTMLInputElement).checked

beforeEach(() => window.localStorage.clear())

describe('the door of an event', () => {
  it('finds a guest by letters without their marks, and counts people', async () => {
    const { user } = await open()
    expect(await screen.findByText('0 of 3 have arrived')).toBeDefined()
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'ase')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(box('Åse')).toBeDefined()
  })

  it('keeps a tick that found no network, over a reload, and sends it once with its key', async () => {
    const first = await open()
    await screen.findByText('0 of 3 have arrived')
    await first.user.click(box('Bo & Ida'))
    expect(isTicked('Bo & Ida')).toBe(true)
    expect(screen.getByText('2 of 3 have arrived')).toBeDefined()
    const sent = first.asked().variables as unknown as Sent
    await first.fail(new GraphError('NETWORK'))
    expect(screen.getByText('1 tick waits for the network')).toBeDefined()
    expect(screen.getByText(/^Keep this page open and do not reload it/)).toBeDefined()
    first.unmount()

    const second = await open()
    await screen.findByText('2 of 3 have arrived')
    const again = second.asked()
    expect(again.name).toBe('useDoorMutation')
    expect(again.variables).toEqual(sent)
    const [tick] = sent.input.ticks
    await second.answer({
      CheckInAtEventPayload: () => ({
        ticks: [
          {
            key: tick?.key,
            signUpId: tick?.signUpId,
            result: 'DONE',
            signUp: { id: tick?.signUpId, checkedInAt: '2099-11-21T18:40:00Z', checkedInBy: 'Freja' },
          },
        ],
        userErrors: [],
      }),
    })
    expect(screen.queryByText('1 tick waits for the network')).toBeNull()
    expect(isTicked('Bo & Ida')).toBe(true)
    expect(window.localStorage).toHaveLength(0)
  })

  it('sends what waits when the network is back', async () => {
    const { user, environment, fail } = await open()
    await screen.findByText('0 of 3 have arrived')
    await user.click(box('Åse'))
    await fail(new GraphError('NETWORK'))
    const before = environment.mock.getAllOperations().length
    act(() => void window.dispatchEvent(new Event('online')))
    expect(environment.mock.getAllOperations()).toHaveLength(before + 1)
  })

  it('asks before the page is closed, while a tick waits', async () => {
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user, fail } = await open()
    await screen.findByText('0 of 3 have arrived')
    expect(closes()).toBe(true)
    await user.click(box('Åse'))
    await fail(new GraphError('NETWORK'))
    expect(closes()).toBe(false)
  })

  it('takes a tick back', async () => {
    const { user, asked } = await open({
      signUps: pageOf([guest('Åse', { checkedInAt: '2099-11-21T18:40:00Z', checkedInBy: 'Freja' })]),
    })
    expect(await screen.findByText('1 of 1 have arrived')).toBeDefined()
    await user.click(box('Åse'))
    expect(isTicked('Åse')).toBe(false)
    expect((asked().variables as unknown as Sent).input.ticks).toMatchObject([{ arrived: false }])
  })

  it('is closed to those who do not run the event', async () => {
    await open({ viewerCanCheckIn: false, signUps: null })
    expect(await screen.findByText('Only those who run the event see its door list.')).toBeDefined()
  })
})
