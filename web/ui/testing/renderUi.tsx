import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import { theme } from '#theme/theme'

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Device {
  /** A phone: narrow, without hover. */
  phone?: boolean
}

/** Stubs the device's properties, because jsdom has no layout. */
function stubDevice({ phone = false }: Device) {
  const answers: Record<string, boolean> = { '(hover: none)': phone, '(min-width: 37.5em)': !phone }
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: answers[query] ?? false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>
}

/** Renders a component in the app's theme without transitions; the page also shows the router's address. */
export function renderUi(ui: ReactNode, device: Device = {}) {
  stubDevice(device)
  return render(ui, {
    wrapper: ({ children }) => (
      <MantineProvider theme={theme} env="test">
        <MemoryRouter>
          {children}
          <Address />
        </MemoryRouter>
      </MantineProvider>
    ),
  })
}
