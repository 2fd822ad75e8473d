import { ModalsProvider } from '@mantine/modals'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { SiteTheme } from '#theme/SiteTheme'
import { Boundary } from '#platform/errors/Boundary'
import { DeviceContext, type Device } from '#ui/useMedia'

// Toasts that arrive earlier wait in Mantine's store; their gestures and transitions must not delay the first
// picture.
const ToastStack = lazy(async () => ({ default: (await import('./ToastStack')).ToastStack }))

interface ProvidersProps {
  environment: IEnvironment
  dark: boolean
  /** What the page's HTML was rendered for. */
  device: Device
  /** Called when the page reacts. */
  onReady?: () => void
  children: ReactNode
}

/** What every screen and dialog needs: Relay, theme, dialogs, toasts. */
export function Providers({ environment, dark, device, onReady, children }: ProvidersProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <RelayEnvironmentProvider environment={environment}>
      <DeviceContext value={device}>
        <SiteTheme site={dark ? 'midnat' : 'nordlys'}>
          <ModalsProvider>
            <Boundary fallback={null}>
              <Suspense>
                <ToastStack />
              </Suspense>
            </Boundary>
            {children}
          </ModalsProvider>
        </SiteTheme>
      </DeviceContext>
    </RelayEnvironmentProvider>
  )
}
