import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useSite } from '#platform/session/useSession'
import { EVERYONE_QUERY, readSearch, searchQuery, type Search } from '#shared/search/searchAddress'

/** Counts the visits of search pages, so that each knows its own steps in the history. */
let visits = 0

/**
 * The search of the address, and how to change it. The first change of a visit makes a new step for Back; those that follow
 * take its place, so that Back leads to the search before the refining, and not through every chip.
 */
export function useSearch() {
  const site = useSite()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname } = location
  const [address] = useSearchParams()
  const [visit] = useState(() => {
    visits += 1
    return visits
  })
  const search = readSearch(address, site)
  const change = (next: Search) => {
    const to = searchQuery(next)
    if (to === searchQuery(search)) return
    const query = to === '' && pathname === '/Search' ? EVERYONE_QUERY : to
    const state = location.state as { refinedIn?: number } | null
    const isRefined = state?.refinedIn === visit
    // The reader is at the filters; the page must not jump under their hands.
    void navigate(
      { pathname, search: query },
      { replace: isRefined, preventScrollReset: true, state: { refinedIn: visit } },
    )
  }
  return { search, change }
}
