import { MantineProvider } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import '@mantine/core/styles.layer.css'
import './fonts.css'
import './tokens.css'
import './base.css'
import '#theme/mantineVariables.css'
import type { SiteLook } from './siteLook'
import { theme } from './theme'

interface SiteThemeProps {
  site: SiteLook
  children: ReactNode
}

/**
 * Applies a site's theme to its children and the page. The page's HTML sets the same attribute before the first
 * paint.
 */
export function SiteTheme({ site, children }: SiteThemeProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.site = site
  }, [site])

  return (
    <MantineProvider
      theme={theme}
      // They are in the styles of every page.
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme={site === 'midnat' ? 'dark' : 'light'}
    >
      {children}
    </MantineProvider>
  )
}
