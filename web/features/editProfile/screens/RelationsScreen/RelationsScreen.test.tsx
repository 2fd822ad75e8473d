// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { mutationsOf } from '../../testing/mutationsOf'
import { done, refusal } from '../../testing/payloads'
import RelationsScreenQuery from './__generated__/RelationsScreenQuery.graphql'
import { RelationsScreen } from './RelationsScreen'

interface Sample {
  id: string
  name: string
  status: 'REQUESTED' | 'ACCEPTED'
  isRequestedByOther: boolean
}

const relationOf = ({ name, ...relation }: Sample) => ({
  ...relation,
  type: 'FRIEND',
  since: '2026-03-05T12:00:00Z',
  profile: { name, persons: [{ age: 34 }], picture: null, headline: null },
})
const related = (...samples: Sample[]) => ({ Viewer: () => ({ relations: samples.map(relationOf) }) })

const waiting: Sample = { id: 'R1', name: 'idun', status: 'REQUESTED', isRequestedByOther: true }
const agreed: Sample = { id: 'R2', name: 'balder', status: 'ACCEPTED', isRequestedByOther: false }
const asked: Sample = { id: 'R3', name: 'frigg', status: 'REQUESTED', isRequestedByOther: false }

async function open(...samples: Sample[]) {
  const view = await renderScreen(<RelationsScreen />, {
    texts: ['editProfile', 'members'],
    path: '/EditProfile/Relations',
    query: RelationsScreenQuery,
    variables: { onDark: false },
    data: related(...samples),
  })
  await screen.findByRole('heading', { level: 1, name: 'Relations' })
  return { ...view, part: (name: string) => within(screen.getByRole('region', { name })) }
}

describe('relations', () => {
  it('are grouped by whose turn it is', async () => {
    const { part } = await open(agreed, asked, waiting)
    expect(part('Waiting for your answer').getByText('idun')).toBeDefined()
    expect(part('Your relations').getByText('balder')).toBeDefined()
    expect(part('You asked').getByText('frigg')).toBeDefined()
  })

  it('can be accepted', async () => {
    const view = await open(waiting)
    await view.user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(view.asked()).toEqual({
      name: 'useAnswerRelationMutation',
      variables: { input: { relationId: 'R1', accept: true } },
    })
    await view.answer({ ...done('AnswerRelationPayload'), ...related({ ...waiting, status: 'ACCEPTED' }) })
    expect(view.part('Your relations').getByText('idun')).toBeDefined()
    expect(await screen.findByText('You and idun are now shown on each other’s profiles.')).toBeDefined()
  })

  it('can be declined, which empties the list', async () => {
    const view = await open(waiting)
    await view.user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(view.asked().variables).toEqual({ input: { relationId: 'R1', accept: false } })
    await view.answer({ ...done('AnswerRelationPayload'), ...related() })
    expect(screen.getByText('No relations yet')).toBeDefined()
  })

  it('stay when the request fails or is refused', async () => {
    const view = await open(waiting)
    await view.user.click(screen.getByRole('button', { name: 'Accept' }))
    await view.fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
    await view.user.click(screen.getByRole('button', { name: 'Accept' }))
    await view.answer(refusal('AnswerRelationPayload', null, 'Not now'))
    expect(await screen.findByText('Not now')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined()
  })

  it('end only after a confirmation', async () => {
    const view = await open(agreed)
    await view.user.click(screen.getByRole('button', { name: 'End it' }))
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' })
    expect(dialog.textContent).toContain('Your relation to balder is taken off both profiles.')
    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(mutationsOf(view.environment)).toEqual([])

    await view.user.click(screen.getByRole('button', { name: 'End it' }))
    const again = await screen.findByRole('dialog', { name: 'Are you sure?' })
    await view.user.click(within(again).getByRole('button', { name: 'End it' }))
    expect(view.asked()).toEqual({ name: 'useEndRelationMutation', variables: { input: { relationId: 'R2' } } })
    await view.answer({ ...done('DeleteRelationPayload'), ...related() })
    expect(await screen.findByText('The relation to balder has ended.')).toBeDefined()
    expect(screen.getByText('No relations yet')).toBeDefined()
  })

  it('can be withdrawn while they are unanswered', async () => {
    const view = await open(asked)
    await view.user.click(screen.getByRole('button', { name: 'Take it back' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('frigg will no longer see that you asked.')
    await view.user.click(within(dialog).getByRole('button', { name: 'Take it back' }))
    await view.fail(new GraphError('NETWORK'))
    expect(await screen.findByText(/no connection to the server/)).toBeDefined()
    expect(screen.getByText('frigg')).toBeDefined()
  })

  it('explain an empty list, and where to begin', async () => {
    await open()
    expect(screen.getByText('No relations yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Find someone' }).getAttribute('href')).toBe('/Search')
  })
})
