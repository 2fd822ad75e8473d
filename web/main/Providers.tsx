import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { SiteTheme } from '#theme/SiteTheme'
import { Boundary } from '#platform/errors/Boundary'
import { ErrorDialogHost } from '#platform/errors/ErrorDialogHost'
import { DeviceContext, type Device } from '#ui/useMedia'

// Toasts that arrive earlier wait in Mantine's store; their gestures and transitions must not delay the first
// picture.
const ToastStack = lazy(async () => ({ default: (await import('./ToastStack')).ToastStack }))

interface ProvidersProps {
  environment: IEnvironment
  dark: boolean
  /** What the page's HTML was rendered for. */
  device: Device
  children: ReactNode
}

/** What every screen and dialog needs: Relay, theme, dialogs, toasts. */
export function Providers({ environment, dark, device, children }: ProvidersProps) {
  const [isReady, setReady] = useState(false)
  // The first picture waits for no toasts.
  useEffect(() => startTransition(() => setReady(true)), [])
  return (
    <RelayEnvironmentProvider environment={environment}>
      <DeviceContext value={device}>
        <SiteTheme site={dark ? 'midnat' : 'nordlys'}>
          <Boundary fallback={null}>
            <Suspense>{isReady && <ToastStack />}</Suspense>
          </Boundary>
          {children}
          <ErrorDialogHost />
        </SiteTheme>
      </DeviceContext>
    </RelayEnvironmentProvider>
  )
}
