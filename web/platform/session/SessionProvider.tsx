import type { ReactNode } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import type { AppShellQuery } from './__generated__/AppShellQuery.graphql'
import { appShellQuery } from './session'
import { SessionContext } from './useSession'

/** Reads the session from the store, once for all that use it. Never makes a request. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useLazyLoadQuery<AppShellQuery>(appShellQuery, {}, { fetchPolicy: 'store-only' })
  return <SessionContext value={session}>{children}</SessionContext>
}
