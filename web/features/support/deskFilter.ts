import type { Navigation } from '#platform/routing/route'
import { isStaff } from '#shared/staff/isStaff'
import type { TicketAdminStatus, TicketKind } from './screens/DeskScreen/__generated__/DeskScreenQuery.graphql'

type Language = 'DA_DK' | 'EN_GB' | 'NB_NO' | 'SV_SE'

/** The tabs of the desk: what waits for the staff, what the viewer holds, and the other states. */
export const DESK_TABS = ['waiting', 'mine', 'PENDING', 'FORWARDED', 'CLOSED'] as const
type DeskTab = (typeof DESK_TABS)[number]

export const KINDS = ['LOG_IN', 'PAYMENT', 'MEMBER', 'FAULT', 'SUGGESTION', 'OTHER'] as const satisfies TicketKind[]
export const LANGUAGES = ['DA_DK', 'EN_GB', 'NB_NO', 'SV_SE'] as const satisfies Language[]

interface DeskFilter {
  readonly tab: DeskTab
  readonly language: Language | null
  readonly kind: TicketKind | null
}

/** The filter in the address; whatever is unknown counts as absent. */
export function readDeskFilter(search: URLSearchParams): DeskFilter {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === search.get(name)) ?? null
  return {
    tab: oneOf(DESK_TABS, 'show') ?? 'waiting',
    language: oneOf(LANGUAGES, 'language'),
    kind: oneOf(KINDS, 'kind'),
  }
}

/** The same as a query, without what is usual. */
export function deskSearch({ tab, language, kind }: DeskFilter): string {
  const parts = [
    tab === 'waiting' ? null : ['show', tab],
    language && ['language', language],
    kind && ['kind', kind],
  ].filter((part) => part !== null)
  return parts.length > 0 ? `?${new URLSearchParams(parts).toString()}` : ''
}

/** Members are asked for nothing: for them the page does not exist. */
export function deskVariables({ params, search, session }: Navigation) {
  const { tab, language, kind } = readDeskFilter(search)
  const adminStatus: TicketAdminStatus | null = tab === 'waiting' || tab === 'mine' ? null : tab
  const staff = isStaff(session.viewer) && !session.viewer.isImpersonated
  return { staff, isOpen: staff && params.ticketId !== undefined, adminStatus, isMine: tab === 'mine', language, kind }
}
