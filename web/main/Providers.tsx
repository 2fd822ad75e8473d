import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { RelayEnvironmentProvider } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { SiteTheme } from '#theme/SiteTheme'
import { Boundary } from '#platform/errors/Boundary'
import { ErrorDialogHost } from '#platform/errors/ErrorDialogHost'
import { OverlayFailures } from '#platform/errors/OverlayFailures'
import { currentPage } from '#platform/page/currentPage'
import { SessionProvider } from '#platform/session/SessionProvider'
import { DeviceContext, type Device } from '#ui/useMedia'

// Toasts that arrive earlier wait in Mantine's store; their gestures and transitions must not delay the first
// picture.
const ToastStack = lazy(async () => ({ default: (await import('./shell/pageExtras')).pageExtras.ToastStack }))

interface ProvidersProps {
  environment: IEnvironment
  dark: boolean
  /** What the page's HTML was rendered for. */
  device: Device
  children: ReactNode
}

/** The same texts by an object without properties of its own, which every `useTranslation` copies. */
function lightI18n(): i18n {
  return Object.create(currentPage().spoken.i18n) as i18n
}

/** What every screen and dialog needs: texts, Relay, session, theme, dialogs, toasts. */
export function Providers({ environment, dark, device, children }: ProvidersProps) {
  const [texts] = useState(lightI18n)
  const [isReady, setReady] = useState(false)
  // The first picture waits for no toasts.
  useEffect(() => startTransition(() => setReady(true)), [])
  return (
    <I18nextProvider i18n={texts}>
      <RelayEnvironmentProvider environment={environment}>
        <SessionProvider>
          <DeviceContext value={device}>
            <SiteTheme site={dark ? 'midnat' : 'nordlys'}>
              <Boundary fallback={null}>
                <Suspense>{isReady && <ToastStack />}</Suspense>
              </Boundary>
              <OverlayFailures>{children}</OverlayFailures>
              <ErrorDialogHost />
            </SiteTheme>
          </DeviceContext>
        </SessionProvider>
      </RelayEnvironmentProvider>
    </I18nextProvider>
  )
}
