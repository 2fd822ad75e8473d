import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/layout/Page'
import type { LodgePage_lodge$key } from './__generated__/LodgePage_lodge.graphql'
import { LodgeAlerts } from './LodgeAlerts'
import { LodgeHead } from './LodgeHead'
import classes from './LodgePage.module.css'
import { LodgeTabs } from './LodgeTabs'
import { useMarkVisited } from './useMarkVisited'

const fragment = graphql`
  fragment LodgePage_lodge on Lodge {
    id
    name
    viewerVisitedAt
    viewerMembership {
      joinedAt
    }
    ...LodgeHead_lodge
    ...LodgeAlerts_lodge
    ...LodgeTabs_lodge
  }
`

interface LodgePageProps {
  /** Null where there is none, or none for the viewer. */
  lodge: LodgePage_lodge$key | null | undefined
  /** Title of the page; the front has none. */
  title?: string
  /** What the page shows, for the browser's tab; without it, its title. */
  subject?: string
  /** Whether the page is for the viewer; else it is none, as with unknown addresses. */
  isFor?: boolean
  children: ReactNode
}

/**
 * Frame of every page of a lodge: its head, what waits for the viewer, and its tabs. An area that adds a page to lodges
 * renders it in here, spreads `LodgePage_lodge` in the screen's query, and adds its tab in `LodgeTabs`.
 */
export function LodgePage({ lodge, title, subject = title, isFor = true, children }: LodgePageProps) {
  const data = useFragment(fragment, lodge ?? null)
  // Not by the rights, which show before a membership is there.
  useMarkVisited(data, data?.viewerMembership?.joinedAt != null)
  if (!data || !isFor) return <NotFoundScreen />
  return (
    <Page>
      <PageTitle>{subject ? `${data.name}, ${subject}` : data.name}</PageTitle>
      <LodgeHead lodge={data} page={title} />
      <LodgeAlerts lodge={data} />
      <div className={classes.tabs}>
        <LodgeTabs lodge={data} />
      </div>
      {children}
    </Page>
  )
}
