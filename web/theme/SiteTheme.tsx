import { MantineProvider } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './fonts.css'
import './tokens.css'
import './base.css'
import type { SiteLook } from './siteLook'
import { theme } from './theme'
import { tokenVariables } from './tokenVariables'

interface SiteThemeProps {
  site: SiteLook
  children: ReactNode
}

/** Dresses everything below it, and the page itself, in a site's look. The page's markup sets the same attribute before first paint. */
export function SiteTheme({ site, children }: SiteThemeProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.site = site
  }, [site])

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={tokenVariables}
      forceColorScheme={site === 'midnat' ? 'dark' : 'light'}
    >
      {children}
    </MantineProvider>
  )
}
