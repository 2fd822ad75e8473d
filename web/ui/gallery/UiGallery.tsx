import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { SiteTheme } from '#theme/SiteTheme'
import type { SiteLook } from '#theme/siteLook'
import { Logo } from '../Logo'
import { PageHeader } from '../layout/PageHeader'
import { SkipLink } from '../links/SkipLink'
import { ControlsGallery } from './ControlsGallery'
import { FoundationGallery } from './FoundationGallery'
import { OverlayGallery } from './OverlayGallery'
import { PeopleGallery } from './PeopleGallery'
import { StatesGallery } from './StatesGallery'
import classes from './UiGallery.module.css'

interface UiGalleryProps {
  initialSite?: SiteLook
  /** Addresses of sample portraits; without them the cards show initials. */
  portraits?: readonly string[]
}

const siteNames = { nordlys: 'Nordlys', midnat: 'Midnat' }

/** Every component in all states and in one site's theme. For development only. */
export function UiGallery({ initialSite = 'nordlys', portraits = [] }: UiGalleryProps) {
  const [site, setSite] = useState(initialSite)
  return (
    <SiteTheme site={site}>
      <SkipLink label="Skip to content" targetId="gallery" />
      <div className={classes.page}>
        <header className={classes.top}>
          <Logo site={site} name={siteNames[site]} />
          <SegmentedControl
            aria-label="Look"
            value={site}
            onChange={setSite}
            data={[
              { value: 'nordlys', label: 'Nordlys' },
              { value: 'midnat', label: 'Midnat' },
            ]}
          />
        </header>
        <main id="gallery" tabIndex={-1}>
          <PageHeader
            eyebrow="Development"
            title="What the house is made of"
            intro="Every component in its states. Change the look above; the dialogs follow it too."
          />
          <PeopleGallery portraits={portraits} />
          <StatesGallery />
          <ControlsGallery />
          <OverlayGallery />
          <FoundationGallery site={site} name={siteNames[site]} portraits={portraits} />
        </main>
      </div>
    </SiteTheme>
  )
}
