// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import type { SessionTraits } from '#testing/session'
import query from './__generated__/ReportDeskScreenQuery.graphql'
import { ReportDeskScreen } from './ReportDeskScreen'

const page = { hasNextPage: false, endCursor: null }
const edges = (...nodes: object[]) => ({ edges: nodes.map((node) => ({ cursor: 'c', node })), pageInfo: page })
const reportCase = (more: object = {}) => ({
  __typename: 'ReportCase',
  id: 'C7',
  legacyId: 7,
  itemType: 'BLOG_ENTRY',
  status: 'OPEN',
  isUrgent: false,
  reportCount: 3,
  reasons: ['HARASSMENT'],
  profileName: 'ida',
  language: 'SV_SE',
  waitingSince: '2026-11-20T10:00:00Z',
  takenBy: null,
  isTakenByViewer: false,
  takenUntil: null,
  decision: null,
  decidedAt: null,
  isDecidedByViewer: false,
  hasConflictOfInterest: false,
  reason: null,
  evidence: null,
  objection: null,
  objectedAt: null,
  outcome: null,
  outcomeReason: null,
  item: {
    state: 'SHOWN',
    title: 'A title',
    text: 'Mean words',
    createdAt: '2026-11-19T10:00:00Z',
    path: null,
    placeTitle: null,
    media: [],
    messages: [],
  },
  reports: edges({
    legacyId: 1,
    reason: 'HARASSMENT',
    text: 'Look',
    createdAt: '2026-11-20T10:00:00Z',
    reporterName: 'bo',
    decidedCount: 2,
    upheldCount: 1,
  }),
  member: null,
  memberCases: null,
  templates: [{ key: 'harassment', title: 'Harassment', text: 'Det hotar någon.' }],
  ...more,
})

const open = (data: object, roleLevel: NonNullable<SessionTraits['viewer']>['roleLevel'] = 'SUPPORT') =>
  renderScreen(<ReportDeskScreen />, {
    texts: ['reports', 'staff', 'media'],
    path: '/Admin/Reports/7',
    route: '/Admin/Reports/:caseId?',
    viewer: { roleLevel },
    query,
    variables: { staff: true, isOpen: true, legacyId: 7, itemType: null, isMine: false, isDecided: false },
    data: { ReportCase: () => data, Viewer: () => ({ reportCases: edges(data) }) },
  })

describe('the desk of reports', () => {
  beforeEach(() => sessionStorage.clear())

  it('shows the thing, and how right who reported it was before', async () => {
    await open(reportCase())
    expect(await screen.findByText('Mean words')).toBeDefined()
    expect(screen.getByText('Right in 1 of 2 earlier reports')).toBeDefined()
    expect(screen.getByText(/3 reports/)).toBeDefined()
  })

  it('asks for a decision and a reason before it decides', async () => {
    const { user, asked } = await open(reportCase())
    const send = () => screen.getAllByRole('button', { name: 'Decide' })[0]
    await user.click(send() as HTMLElement)
    expect(await screen.findByText('Choose a decision.')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Ask to change' }))
    await user.click(send() as HTMLElement)
    expect(await screen.findByText('Write the reason for the member.')).toBeDefined()
    await user.type(screen.getByLabelText(/Reason for the member/), 'Snälla')
    await user.click(send() as HTMLElement)
    expect(asked()).toEqual({
      name: 'useCaseDecideMutation',
      variables: { input: { id: 'C7', decision: 'CHANGE_ASKED', reason: 'Snälla', days: null } },
    })
  })

  it('asks once more before something is taken away, and how long a ban lasts', async () => {
    const { user, asked } = await open(reportCase())
    await user.click(await screen.findByRole('radio', { name: 'Remove and ban from blogs' }))
    await user.type(screen.getByLabelText('Days'), '7')
    await user.type(screen.getByLabelText(/Reason for the member/), 'Nej{Control>}{Enter}{/Control}')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Decide' }))
    expect(asked().variables).toEqual({ input: { id: 'C7', decision: 'BLOG_BANNED', reason: 'Nej', days: 7 } })
  })

  it('lets nobody decide what a colleague holds', async () => {
    await open(reportCase({ takenBy: 'helper', takenUntil: '2026-11-20T11:00:00Z' }))
    expect(await screen.findByText(/helper is working on this until/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
  })

  it.each(['OPEN', 'OBJECTED'])('leaves a case of the viewer to a colleague: %s', async (status) => {
    await open(reportCase({ status, hasConflictOfInterest: true }))
    expect(await screen.findByText(/A colleague has to decide/)).toBeDefined()
    for (const name of ['Decide', 'It stands', 'Take']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('leaves an objection to somebody else than who decided', async () => {
    const objected = { status: 'OBJECTED', decision: 'CONTENT_REMOVED', objection: 'Not me' }
    const { unmount } = await open(reportCase({ ...objected, isDecidedByViewer: true }))
    expect(await screen.findByText('Not me')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'It stands' })).toBeNull()
    unmount()
    await open(reportCase(objected))
    expect(await screen.findByRole('button', { name: 'It stands' })).toBeDefined()
  })

  it('does not exist for members', async () => {
    await open(reportCase(), 'NORMAL')
    expect(screen.queryByText('Mean words')).toBeNull()
  })
})
