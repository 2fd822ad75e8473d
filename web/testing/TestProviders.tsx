import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { RelayEnvironmentProvider } from 'react-relay'
import { RouterProvider } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import { ErrorDialogHost } from '#platform/errors/ErrorDialogHost'
import { SessionProvider } from '#platform/session/SessionProvider'
import { theme } from '#theme/theme'

interface TestProvidersProps {
  environment: IEnvironment
  router: Parameters<typeof RouterProvider>[0]['router']
}

/** The pages of a router with texts, graph, session, theme, dialogs and toasts. */
export function TestProviders({ environment, router }: TestProvidersProps) {
  return (
    <I18nextProvider i18n={i18next}>
      <RelayEnvironmentProvider environment={environment}>
        <SessionProvider>
          <MantineProvider theme={theme} env="test">
            <Notifications />
            <RouterProvider router={router} />
            <ErrorDialogHost />
          </MantineProvider>
        </SessionProvider>
      </RelayEnvironmentProvider>
    </I18nextProvider>
  )
}
