import { useCallback } from 'react'
import { useViewer } from '#platform/session/useSession'

/** Joins the content token to the address of a medium. */
export function useMediaUrl(): (path: string) => string {
  const token = useViewer().contentTokens?.media
  return useCallback((path: string) => (token ? `${path}?t=${encodeURIComponent(token)}` : path), [token])
}
