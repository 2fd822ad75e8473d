import { useLazyLoadQuery } from 'react-relay'
import type { AppShellQuery } from './__generated__/AppShellQuery.graphql'
import { appShellQuery, type Session, type Site, type Viewer } from './session'

/** The site and who is logged in; changes with every mutation that touches them. Never makes a request. */
export function useSession(): Session {
  return useLazyLoadQuery<AppShellQuery>(appShellQuery, {}, { fetchPolicy: 'store-only' })
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
