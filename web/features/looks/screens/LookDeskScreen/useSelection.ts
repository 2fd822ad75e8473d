import { useState } from 'react'

/** What is chosen of a list; what has left the list is not chosen any more. */
export function useSelection(ids: readonly string[]) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const chosen = ids.filter((id) => wanted.has(id))
  return {
    chosen,
    isChosen: (id: string) => wanted.has(id),
    toggle: (id: string) =>
      setWanted((old) => new Set(old.has(id) ? [...old].filter((each) => each !== id) : [...old, id])),
    toggleAll: () => setWanted(new Set(chosen.length === ids.length ? [] : ids)),
    isAll: ids.length > 0 && chosen.length === ids.length,
  }
}
