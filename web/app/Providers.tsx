import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { SiteTheme } from '../theme/SiteTheme'

interface ProvidersProps {
  environment: IEnvironment
  dark: boolean
  children: ReactNode
}

/** What every screen and dialog stands in: the graph, the look, dialogs, notices. */
export function Providers({ environment, dark, children }: ProvidersProps) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SiteTheme site={dark ? 'midnat' : 'nordlys'}>
        <ModalsProvider>
          <Notifications position="bottom-right" />
          {children}
        </ModalsProvider>
      </SiteTheme>
    </RelayEnvironmentProvider>
  )
}
