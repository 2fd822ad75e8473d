import { NEWS_DESK } from '#shared/staff/deskPath'

const KINDS = { BreakingNews: 'BREAKING_NEWS', Ticker: 'TICKER' } as const

type KindInPath = keyof typeof KINDS
export type NewsKind = (typeof KINDS)[KindInPath]

/** Where news of a kind is written. */
export function createNewsPath(kind: KindInPath | ':kind'): string {
  return `${NEWS_DESK}/Create/${kind}`
}

/** Where news is read and changed. */
export function newsPath(legacyId: number | ':id'): string {
  return `${NEWS_DESK}/${legacyId}`
}

/** The kind in the address; breaking news for any other. */
export function kindInPath(kind: string | undefined): NewsKind {
  return kind === 'Ticker' ? KINDS.Ticker : KINDS.BreakingNews
}

export const STATES = ['RUNNING', 'PLANNED', 'ENDED'] as const
type State = (typeof STATES)[number]
const STATE_QUERY = 'state'

/** The state that the list shows; null for all. */
export function readState(search: URLSearchParams): State | null {
  return STATES.find((state) => state === search.get(STATE_QUERY)) ?? null
}

export function statePath(state: State | null): string {
  return state === null ? NEWS_DESK : `${NEWS_DESK}?${STATE_QUERY}=${state}`
}

const NUMBER = /^[1-9]\d{0,8}$/

/** The number in the address; 0 for none. */
export function newsNumber(id: string | undefined): number {
  return id !== undefined && NUMBER.test(id) ? Number(id) : 0
}
