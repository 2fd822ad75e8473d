import { Button } from '@mantine/core'
import { IconPlus, IconRss } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { eventsPath } from '#shared/events/paths'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { Boundary } from '#platform/errors/Boundary'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { AppLink } from '#ui/links/AppLink'
import { AreaTabs } from '#ui/links/AreaTabs'
import type { EventsPage_viewer$key } from './__generated__/EventsPage_viewer.graphql'

const EventFeedDialog = lazyDialog([], async () => (await import('./EventFeedDialog')).EventFeedDialog)

const fragment = graphql`
  fragment EventsPage_viewer on Viewer {
    viewerCanCreateEvent
  }
`

interface EventsPageProps {
  viewer: EventsPage_viewer$key
  /** Of the browser's tab. */
  title: string
  children: ReactNode
}

/** The frame of the pages that find events. */
export function EventsPage({ viewer, title, children }: EventsPageProps) {
  const { t } = useTranslation(['events', 'gatherings'])
  const { viewerCanCreateEvent } = useFragment(fragment, viewer)
  const [showsFeed, setShowsFeed] = useState(false)
  return (
    <Page>
      <PageTitle>{`${title} · ${t('title')}`}</PageTitle>
      <PageHeader
        // Two buttons leave a phone no room for the title beside them.
        shortTitle={!viewerCanCreateEvent}
        title={t('title')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconRss size={18} stroke={1.75} aria-hidden />}
              onClick={() => setShowsFeed(true)}
            >
              {t('gatherings:feed.action')}
            </Button>
            {viewerCanCreateEvent && (
              <Button
                component={AppLink}
                href={eventsPath('Create')}
                leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
              >
                {t('create')}
              </Button>
            )}
          </>
        }
      />
      <AreaTabs
        label={t('title')}
        tabs={[
          { href: eventsPath('Upcoming'), label: t('tabs.upcoming') },
          { href: eventsPath('MyEvents'), label: t('tabs.mine') },
        ]}
      />
      {children}
      {showsFeed && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <EventFeedDialog onClose={() => setShowsFeed(false)} />
          </Suspense>
        </Boundary>
      )}
    </Page>
  )
}
