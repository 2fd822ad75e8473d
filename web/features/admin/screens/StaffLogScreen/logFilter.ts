export const LOG_KINDS = ['all', 'changes', 'looks'] as const

interface LogFilter {
  readonly who: string
  readonly about: string
  readonly call: string
  readonly kind: (typeof LOG_KINDS)[number]
}

/** The filter in the address; whatever is unknown counts as absent. */
export function readLogFilter(search: URLSearchParams): LogFilter {
  const number = (name: string) => /^\d{1,9}$/.exec(search.get(name) ?? '')?.[0] ?? ''
  return {
    who: number('who'),
    about: number('about'),
    call: search.get('call')?.slice(0, 80) ?? '',
    kind: LOG_KINDS.find((kind) => kind === search.get('kind')) ?? 'all',
  }
}

/** The same as a query, without what is usual. */
export function logSearch({ kind, ...texts }: LogFilter): string {
  const parts = Object.entries(texts)
    .map(([name, text]) => [name, text.trim()])
    .filter(([, text]) => text !== '')
  if (kind !== 'all') parts.push(['kind', kind])
  return parts.length > 0 ? `?${new URLSearchParams(parts).toString()}` : ''
}

/** The same as variables of the query. */
export function logVariables(search: URLSearchParams) {
  const { who, about, call, kind } = readLogFilter(search)
  return {
    actorNumber: Number(who) || null,
    aboutNumber: Number(about) || null,
    call: call || null,
    isLook: kind === 'all' ? null : kind === 'looks',
  }
}
