// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/ContestScreenQuery.graphql'
import { ContestScreen } from './ContestScreen'

const entry = (number: number, name: string, more: object = {}) => ({
  cursor: String(number),
  node: {
    id: `entry-${number}`,
    votes: null,
    place: null,
    isViewers: false,
    profile: {
      id: `profile-${number}`,
      legacyId: number,
      name,
      gender: 'FEMALE',
      persons: [{ age: 40 }],
      picture: null,
    },
    picture: { __typename: 'Picture', id: `picture-${number}`, legacyId: number, status: 'LIVE' },
    ...more,
  },
})

const contest = {
  id: 'contest-1',
  title: 'Halloween',
  intro: 'The best picture wins.',
  rules: ['One picture each.', 'One vote a day.'],
  endsAt: '2026-11-01T12:00:00Z',
  isRunning: true,
  viewerEntry: null,
  viewerVote: null,
}

const page = (...edges: object[]) => ({ edges, pageInfo: { hasNextPage: false, endCursor: null } })

const open = (shown: object | null, { legacyId = 1, next = null as string | null } = {}) =>
  renderScreen(<ContestScreen />, {
    texts: ['contest', 'media'],
    path: '/Contest',
    query,
    data: {
      Query: () => ({ contest: shown, nextContestStartsAt: next }),
      Site: () => ({ legacyId }),
    },
  })

describe('the contest', () => {
  it('is on the first site only', async () => {
    await open(null, { legacyId: 2 })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
  })

  it('shows its rules and entries, and votes at once', async () => {
    const { user, asked, answer } = await open({
      ...contest,
      viewerEntry: { id: 'entry-3', place: null },
      entries: page(entry(1, 'ida'), entry(2, 'bo'), entry(3, 'mie', { isViewers: true })),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Halloween' })).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'The rules' })).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Enter a picture' })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Vote for/ })).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'The picture of ida' }).getAttribute('href')).toBe('/Contest?medium=1')
    const vote = screen.getByRole('button', { name: 'Vote for ida' })
    await user.click(vote)
    expect(asked()).toEqual({ name: 'useContestVoteMutation', variables: { input: { entryId: 'entry-1' } } })
    expect(vote.getAttribute('aria-pressed')).toBe('true')
    await answer({
      VoteInContestPayload: () => ({ contest: { id: 'contest-1', viewerVote: { id: 'entry-1' } }, userErrors: [] }),
    })
    expect(vote.textContent).toBe('Your vote')
  })

  it('lets the member choose a picture, in words', async () => {
    const { user } = await open({ ...contest, entries: page() })
    await user.click(await screen.findByRole('button', { name: 'Enter a picture' }))
    expect(await screen.findByRole('dialog', { name: 'Choose a picture' })).toBeDefined()
  })

  it('takes a vote back that failed', async () => {
    const { user, fail } = await open({
      ...contest,
      viewerVote: { id: 'entry-2' },
      entries: page(entry(1, 'ida'), entry(2, 'bo')),
    })
    await user.click(await screen.findByRole('button', { name: 'Vote for ida' }))
    expect(screen.getByRole('button', { name: 'Vote for bo' }).getAttribute('aria-pressed')).toBe('false')
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(screen.getByRole('button', { name: 'Vote for bo' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Vote for ida' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('shows the winners after its end, and when the next begins', async () => {
    await open(
      {
        ...contest,
        isRunning: false,
        viewerEntry: { id: 'entry-2', place: 2 },
        entries: page(entry(1, 'ida', { votes: 4, place: 1 }), entry(2, 'bo', { votes: 0, place: 2 })),
      },
      { next: '2027-10-20T12:00:00Z' },
    )
    expect(await screen.findByText('No. 1')).toBeDefined()
    expect(screen.queryByText('No. 2')).toBeNull()
    expect(screen.getByText('Your picture came in at number 2.')).toBeDefined()
    expect(screen.getByText('4 votes')).toBeDefined()
    expect(screen.getByText(/The next one begins 20 October 2027/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull()
  })

  it('says so where there has been none', async () => {
    await open(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'No contest yet' })).toBeDefined()
  })
})
