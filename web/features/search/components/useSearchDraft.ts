import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { searchQuery, type Search } from '#shared/search/searchAddress'

/** Debounce that combines quick changes into one search. */
const PAUSE = 300

/** State of a form whose changes search at once. Back and links reset the form. */
export function useSearchDraft(search: Search, change: (search: Search) => void) {
  const present = searchQuery(search)
  const [draft, setDraft] = useState(search)
  const [seen, setSeen] = useState(present)
  const [own, setOwn] = useState(present)
  if (present !== seen) {
    setSeen(present)
    // A search by the form itself may be older than its latest changes.
    if (present !== own) setDraft(search)
  }
  const carryOut = useDebouncedCallback((next: Search) => {
    setOwn(searchQuery(next))
    change(next)
  }, PAUSE)
  const set = (next: Search) => {
    setDraft(next)
    carryOut(next)
  }
  return [draft, set] as const
}
