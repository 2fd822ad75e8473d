import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { StaffNav } from '#shared/staff/StaffNav'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { EventAdminsScreenQuery } from './__generated__/EventAdminsScreenQuery.graphql'
import { EventAdmins } from './EventAdmins'

const query = graphql`
  query EventAdminsScreenQuery($staff: Boolean!) @preloadable {
    viewer {
      ...EventAdmins_viewer @include(if: $staff) @alias(as: "admins")
    }
  }
`

/** Who makes events on this site. For everybody but staff the page does not exist. */
export function EventAdminsScreen() {
  const { t } = useTranslation('events')
  const { viewer } = useScreenQuery<EventAdminsScreenQuery>(query)
  if (!viewer.admins) return <NotFoundScreen />
  return (
    <Page width="text">
      <PageTitle>{t('admins.title')}</PageTitle>
      <StaffNav />
      <PageHeader title={t('admins.title')} intro={t('admins.intro')} />
      <EventAdmins viewer={viewer.admins} />
    </Page>
  )
}
