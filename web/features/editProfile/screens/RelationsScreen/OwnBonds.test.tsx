// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { done, refusal } from '../../testing/payloads'
import RelationsScreenQuery from './__generated__/RelationsScreenQuery.graphql'
import { RelationsScreen } from './RelationsScreen'

interface Sample {
  readonly id: string
  readonly status: 'REQUESTED' | 'ACCEPTED'
  readonly isRequestedByOther: boolean
  readonly proposedRole?: string | null
  readonly isProposedByOther?: boolean
}

const bondOf = (sample: Sample) => ({
  role: 'DOMINANT',
  proposedRole: null,
  isProposedByOther: false,
  isShown: false,
  isVisible: false,
  since: '2026-03-05T12:00:00Z',
  profile: { name: 'balder', persons: [{ age: 34 }], picture: null, headline: null },
  ...sample,
})
const request: Sample = { id: 'B1', status: 'REQUESTED', isRequestedByOther: true }
const agreed: Sample = { id: 'B2', status: 'ACCEPTED', isRequestedByOther: false }

async function open(...samples: Sample[]) {
  const view = await renderScreen(<RelationsScreen />, {
    texts: ['editProfile', 'members', 'bonds'],
    path: '/EditProfile/Relations',
    site: { isDark: true },
    query: RelationsScreenQuery,
    variables: { onDark: true },
    data: {
      Viewer: () => ({ relations: [], bonds: { edges: samples.map((sample) => ({ node: bondOf(sample) })) } }),
    },
  })
  return { ...view, part: within(await screen.findByRole('region', { name: 'Connections' })) }
}

describe('the connections on one’s own page', () => {
  it('say what they are and how they begin where there are none', async () => {
    const { part } = await open()
    expect(part.getByText('No connections yet')).toBeDefined()
  })

  it('are agreed to with the role that was asked for', async () => {
    const { part, user, asked, answer } = await open(request)
    expect(part.getByText(/^Dominant: asked you/)).toBeDefined()
    expect(part.queryByRole('button', { name: 'Another role' })).toBeNull()
    await user.click(part.getByRole('button', { name: 'Say yes' }))
    expect(asked().variables['input']).toEqual({ bondId: 'B1', accept: true, role: 'DOMINANT' })
    await answer({ ...done('AnswerBondPayload'), Bond: () => bondOf({ ...request, status: 'ACCEPTED' }) })
    expect(await screen.findByText('You have said yes to balder.')).toBeDefined()
  })

  it('keep the question where the role has changed, and say so', async () => {
    const { part, user, answer } = await open({ ...agreed, proposedRole: 'MENTOR', isProposedByOther: true })
    expect(part.getByText('balder asks for another role: Mentor')).toBeDefined()
    await user.click(part.getByRole('button', { name: 'Say yes' }))
    await answer(refusal('AnswerBondPayload', null, 'Another role by now'))
    await waitFor(() => expect(screen.getByText('Another role by now')).toBeDefined())
    expect(part.getByText('balder asks for another role: Mentor')).toBeDefined()
  })

  it('end after a question that says the other is told', async () => {
    const { part, user, asked } = await open(agreed)
    await user.click(part.getByRole('button', { name: 'End it' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/balder is told/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'End it' }))
    expect(asked()).toMatchObject({ name: 'useBondActionsDeleteMutation', variables: { input: { bondId: 'B2' } } })
  })

  it('are shown to others as far as the member is concerned', async () => {
    const { part, user, asked } = await open(agreed)
    await user.click(part.getByRole('switch'))
    expect(asked().variables['input']).toEqual({ bondId: 'B2', isShown: true })
  })
})
