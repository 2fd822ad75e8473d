import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { searchQuery, type Search } from '#shared/search/searchAddress'

/** What is chosen in quick succession becomes one search. */
const PAUSE = 300

/** The search as it stands in a form whose changes are carried out at once. Back and links set the form anew. */
export function useSearchDraft(search: Search, change: (search: Search) => void) {
  const present = searchQuery(search)
  const [draft, setDraft] = useState(search)
  const [seen, setSeen] = useState(present)
  const [own, setOwn] = useState(present)
  if (present !== seen) {
    setSeen(present)
    // What the form itself asked for may be behind what has been chosen since.
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
