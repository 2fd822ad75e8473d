import type { Navigation } from '#platform/routing/route'
import { isStaff } from '#shared/staff/isStaff'
import type { ReportItemType } from './screens/ReportDeskScreen/__generated__/ReportDeskScreenQuery.graphql'

/** The tabs of the desk: what waits, what the viewer holds, and what is decided. */
export const CASE_TABS = ['waiting', 'mine', 'decided'] as const
type CaseTab = (typeof CASE_TABS)[number]

export const ITEM_TYPES = [
  'PROFILE_TEXT',
  'MEDIA',
  'MESSAGE',
  'CONVERSATION',
  'BLOG_ENTRY',
  'BLOG_COMMENT',
  'DEBATE_ENTRY',
  'DEBATE_COMMENT',
  'MEETUP_COMMENT',
  'EVENT',
  'EVENT_COMMENT',
  'GUESTBOOK_ENTRY',
] as const satisfies ReportItemType[]

interface CaseFilter {
  readonly tab: CaseTab
  readonly itemType: ReportItemType | null
}

/** The filter in the address; whatever is unknown counts as absent. */
export function readCaseFilter(search: URLSearchParams): CaseFilter {
  return {
    tab: CASE_TABS.find((tab) => tab === search.get('show')) ?? 'waiting',
    itemType: ITEM_TYPES.find((type) => type === search.get('type')) ?? null,
  }
}

/** The same as a query, without what is usual. */
export function caseSearch({ tab, itemType }: CaseFilter): string {
  const parts = [tab === 'waiting' ? null : ['show', tab], itemType && ['type', itemType]].filter(
    (part) => part !== null,
  )
  return parts.length > 0 ? `?${new URLSearchParams(parts).toString()}` : ''
}

/** Members are asked for nothing: for them the page does not exist. */
export function caseVariables({ params, search, session: { viewer } }: Navigation) {
  const { tab, itemType } = readCaseFilter(search)
  const staff = isStaff(viewer) && !viewer.isImpersonated
  // A number in the address, or 0, which nothing has.
  const legacyId = /^\d{1,9}$/.test(params.caseId ?? '') ? Number(params.caseId) : 0
  return {
    staff,
    isOpen: staff && params.caseId !== undefined,
    legacyId,
    itemType,
    isMine: tab === 'mine',
    isDecided: tab === 'decided',
  }
}
