import { createContext, useContext } from 'react'
import type { Session, Site, Viewer } from './session'

export const SessionContext = createContext<Session | null>(null)

/** The site and who is logged in; changes with every mutation that touches them. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no session here')
  return session
}

/** The session's viewer. */
export function useViewer(): Viewer {
  return useSession().viewer
}

/** The viewer on pages for members, with what is null for a visitor. */
export function useMember(): Viewer & { readonly legacyId: number; readonly name: string } {
  const viewer = useViewer()
  // A page is drawn once more when its member logs out.
  return { ...viewer, legacyId: viewer.legacyId ?? 0, name: viewer.name ?? '' }
}

/** The site configuration. */
export function useSite(): Site {
  return useSession().site
}
