import { useState } from 'react'
import { currentPage } from '#platform/page/currentPage'
import { useComesDrawn } from '#ui/useComesDrawn'

/** The moment at which the screen was opened: it does not change while somebody reads or writes. */
export function useToday(): Date {
  const comesDrawn = useComesDrawn()
  // What the server wrote of times must still be so when the browser takes it over.
  const [opened] = useState(() => (comesDrawn && currentPage().drawn?.at) || new Date())
  return opened
}
