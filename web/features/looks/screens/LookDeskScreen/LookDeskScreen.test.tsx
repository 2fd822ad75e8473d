// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/LookDeskScreenQuery.graphql'
import { LookDeskScreen } from './LookDeskScreen'

const edges = (...nodes: object[]) => ({
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
const profile = (id: string, name: string) => ({
  profileId: id,
  name,
  ages: [34],
  area: null,
  picture: null,
  isValidated: false,
  headline: null,
  text: '',
  waitingSince: '2026-11-20T10:00:00Z',
})

const open = () =>
  renderScreen(<LookDeskScreen />, {
    texts: ['looks', 'staff', 'media'],
    path: '/Admin/New',
    viewer: { roleLevel: 'SUPPORT' },
    query,
    variables: {},
    data: {
      Viewer: () => ({
        waitingProfiles: edges(profile('P1', 'ida'), profile('P2', 'bo')),
        waitingMedia: edges(),
        lookTemplates: [{ key: 'notYou', title: 'Not the member', text: 'We cannot see that this is you.' }],
      }),
    },
  })

it('Profiles are shown together', async () => {
  const { user, asked, answer } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Show 2' }))
  expect(asked().variables).toEqual({
    input: { profileIds: ['P1', 'P2'], isAccepted: true, template: null, reason: null },
  })
  await answer({ DecideNewProfilesPayload: () => ({ profileIds: ['P1', 'P2'], userErrors: [] }) })
  expect(await screen.findByText('No profile is waiting')).toBeDefined()
})

it('A refusal needs a reason, and goes by keyboard', async () => {
  const { user, asked } = await open()
  const bo = await screen.findByRole('article', { name: 'bo' })
  bo.focus()
  await user.keyboard('x')
  await waitFor(() => expect(within(bo).getByRole('checkbox')).toHaveProperty('checked', true))
  await user.keyboard('n')
  expect(await screen.findByText('Choose a reason, or write why.')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'Other words' }), 'Tell us more')
  await user.click(screen.getByRole('button', { name: 'Ask for changes' }))
  expect(asked().variables).toEqual({
    input: { profileIds: ['P2'], isAccepted: false, template: null, reason: 'Tell us more' },
  })
})

it('The keys are listed, and can be turned off', async () => {
  const { user } = await open()
  const bo = await screen.findByRole('article', { name: 'bo' })
  await user.keyboard('{Shift>}?{/Shift}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }))
  await user.click(sheet.getByRole('switch', { name: 'Use single keys' }))
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  bo.focus()
  await user.keyboard('x')
  expect(within(bo).getByRole('checkbox')).toHaveProperty('checked', false)
})
