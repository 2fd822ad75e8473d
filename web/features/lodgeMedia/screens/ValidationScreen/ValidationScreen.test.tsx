// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { leader, mediaLodge, pageOf, picture } from '../../testing/lodgeMedia'
import query from './__generated__/ValidationScreenQuery.graphql'
import { ValidationScreen } from './ValidationScreen'

const waiting = (legacyId: number, title: string) => picture(legacyId, title, { lodgeStatus: 'WAITING' })

async function open(lodge: object = {}) {
  const media = [waiting(1, 'Rain'), waiting(2, 'Snow'), waiting(3, 'Sun')]
  const view = await renderScreen(<ValidationScreen />, {
    texts: ['lodge', 'lodgeMedia', 'media', 'members'],
    path: '/Community/Lodges/Lodge/7/Media/Validation',
    query,
    variables: { lodge: 7 },
    data: {
      Query: () => ({
        lodge: { ...mediaLodge, ...leader, waitingMediaCount: 3, waitingMedia: pageOf(media), ...lodge },
      }),
    },
  })
  const titles = () => ['Rain', 'Snow', 'Sun'].filter((title) => screen.queryByText(title) !== null)
  const accepted = (legacyIds: readonly number[], waitingMediaCount: number) =>
    view.answer({
      AcceptLodgeMediaPayload: () => ({
        media: legacyIds.map((legacyId) => picture(legacyId, '')),
        lodge: { id: 'lodge-7', waitingMediaCount },
        userErrors: [],
      }),
    })
  return { ...view, titles, accepted }
}

describe('the media that wait in a lodge', () => {
  it('leave when they are accepted, with their number, and the focus goes on to the next', async () => {
    const { user, asked, titles, accepted } = await open()
    await user.click(await screen.findByRole('button', { name: 'Accept Picture 1 by Freja' }))
    expect(asked()).toEqual({
      name: 'useDecideAcceptMutation',
      variables: { input: { lodgeId: 'lodge-7', mediaIds: ['picture-1'] } },
    })
    expect(titles()).toEqual(['Snow', 'Sun'])
    expect(screen.getByText('2 waiting')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.getAttribute('data-accept')).toBe('picture-2'))
    await accepted([1], 2)
    expect(await screen.findByText('Accepted')).toBeDefined()
    expect(titles()).toEqual(['Snow', 'Sun'])
  })

  it('come back when that fails', async () => {
    const { user, titles, fail } = await open()
    await user.click(await screen.findByRole('button', { name: 'Accept Picture 2 by Freja' }))
    expect(titles()).toEqual(['Rain', 'Sun'])
    await fail(new GraphError('UPSTREAM_ERROR'))
    await waitFor(() => expect(titles()).toEqual(['Rain', 'Snow', 'Sun']))
    expect(screen.getByText('3 waiting')).toBeDefined()
  })

  it('are rejected with a reason', async () => {
    const { user, asked, answer, titles } = await open()
    await user.click(await screen.findByRole('button', { name: 'Reject Picture 3 by Freja' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Reject this one?' }))
    await user.type(sheet.getByRole('textbox'), ' Too dark ')
    await user.click(sheet.getByRole('button', { name: 'Reject' }))
    expect(asked()).toEqual({
      name: 'useDecideRejectMutation',
      variables: { input: { lodgeId: 'lodge-7', mediaIds: ['picture-3'], reason: 'Too dark' } },
    })
    expect(titles()).toEqual(['Rain', 'Snow'])
    await answer({
      RejectLodgeMediaPayload: () => ({
        deletedMediaIds: ['picture-3'],
        lodge: { id: 'lodge-7', waitingMediaCount: 2 },
        userErrors: [],
      }),
    })
    expect(await screen.findByText('Rejected and deleted')).toBeDefined()
  })

  it('are fetched anew when another leader was faster', async () => {
    const { user, asked, answer } = await open()
    await user.click(await screen.findByRole('button', { name: 'Reject Picture 1 by Freja' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }))
    const userErrors = [{ code: 'ALREADY_DECIDED', message: 'Already accepted.', field: null }]
    await answer({ RejectLodgeMediaPayload: () => ({ deletedMediaIds: null, lodge: null, userErrors }) })
    expect(await screen.findByText('Already accepted.')).toBeDefined()
    await waitFor(() => expect(asked().name).toBe('WaitingMediaPaginationQuery'))
  })

  it('are decided together, and the list is filled up', async () => {
    const { user, asked, accepted, titles } = await open({
      waitingMediaCount: 40,
      waitingMedia: pageOf([waiting(1, 'Rain'), waiting(2, 'Snow'), waiting(3, 'Sun')], true),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Picture 3 by Freja' }))
    const bar = within(screen.getByRole('region', { name: 'What to do with the selected ones' }))
    await user.click(bar.getByRole('button', { name: 'Accept' }))
    expect(asked().variables).toEqual({ input: { lodgeId: 'lodge-7', mediaIds: ['picture-1', 'picture-2'] } })
    expect(titles()).toEqual(['Sun'])
    await accepted([1, 2], 38)
    await waitFor(() => expect(asked().name).toBe('WaitingMediaPaginationQuery'))
  })

  it('are none when all are decided', async () => {
    await open({ waitingMediaCount: 0, waitingMedia: pageOf([]) })
    expect(await screen.findByText('Nothing is waiting')).toBeDefined()
  })

  it('are no page for other members', async () => {
    await open({ viewerRole: 'MEMBER', viewerCanAcceptMedia: false, waitingMediaCount: null, waitingMedia: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
  })
})
