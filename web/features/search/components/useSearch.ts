import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useSite } from '#platform/session/useSession'
import { EVERYONE_QUERY, readSearch, searchQuery, type Search } from '#shared/search/searchAddress'

/** Counts visits of search pages, so that each recognises its own history entries. */
let visits = 0

/**
 * The search in the address, and a function to change it. The first change of a visit adds a history entry and
 * later ones replace it, so that Back returns to the search before the refining, and not through every chip.
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
    // The viewer is using the filters, so the page must not scroll.
    void navigate(
      { pathname, search: query },
      { replace: isRefined, preventScrollReset: true, state: { refinedIn: visit } },
    )
  }
  return { search, change }
}
