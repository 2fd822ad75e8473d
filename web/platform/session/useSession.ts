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

/** The site configuration. */
export function useSite(): Site {
  return useSession().site
}
