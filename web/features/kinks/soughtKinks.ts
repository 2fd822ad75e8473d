import { allKinksPath } from '#shared/kinks/kinksPath'

/** As many as the server takes. */
const MAX_KINKS = 10

export interface SoughtKinks {
  /** Ids of kinks; none: all kinks are listed. */
  readonly kinks: readonly string[]
  readonly shown: 'people' | 'posts'
}

/** Reads from the address what is sought by kinks. */
export function soughtKinks(search: URLSearchParams): SoughtKinks {
  return {
    kinks: [...new Set(search.getAll('kink'))].slice(0, MAX_KINKS),
    shown: search.get('show') === 'posts' ? 'posts' : 'people',
  }
}

export function soughtPath({ kinks, shown }: SoughtKinks): string {
  const search = new URLSearchParams(kinks.map((id) => ['kink', id]))
  if (shown === 'posts') search.set('show', shown)
  return search.size > 0 ? `${allKinksPath()}?${search}` : allKinksPath()
}
