import { useEffect, useState } from 'react'

/**
 * False in the first render. Mantine's overlays remember where the focus was when they open: those that come open would
 * not give it back.
 */
export function useArrived(): boolean {
  const [hasArrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  return hasArrived
}
