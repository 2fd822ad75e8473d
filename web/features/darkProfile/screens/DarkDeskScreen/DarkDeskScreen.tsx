import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { DecisionDesk } from '#shared/staff/desk/DecisionDesk'
import classes from '#shared/staff/desk/Desk.module.css'
import { useFreshQueue } from '#shared/staff/desk/useFreshQueue'
import { EmptyState } from '#ui/states/EmptyState'
import type { DarkDeskScreen_viewer$key } from './__generated__/DarkDeskScreen_viewer.graphql'
import type { DarkDeskScreenPaginationQuery } from './__generated__/DarkDeskScreenPaginationQuery.graphql'
import type { DarkDeskScreenQuery } from './__generated__/DarkDeskScreenQuery.graphql'
import { ApplicationForm } from './ApplicationForm'

const query = graphql`
  query DarkDeskScreenQuery @preloadable {
    viewer {
      ...DarkDeskScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment DarkDeskScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "DarkDeskScreenPaginationQuery") {
    darkApplications(first: $count, after: $cursor) @connection(key: "DarkDeskScreen_darkApplications") {
      __id
      edges {
        node {
          profileId
          ...ApplicationForm_application
        }
      }
    }
  }
`

/** Where staff decide who is let into the dark site. */
export function DarkDeskScreen() {
  const { t } = useTranslation('darkProfile')
  const { viewer } = useScreenQuery<DarkDeskScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<DarkDeskScreenPaginationQuery, DarkDeskScreen_viewer$key>(
    fragment,
    viewer,
  )
  useFreshQueue(paging, 'APPLICATIONS')
  const list = data.darkApplications
  return (
    <DecisionDesk title={t('desk.title')} intro={t('desk.intro')} asks>
      <PaginatedList
        items={list?.edges.map(({ node }) => node)}
        paging={paging}
        label={t('desk.title')}
        className={classes.items}
        empty={<EmptyState title={t('desk.none')} />}
        renderItem={(application) => (
          <li key={application.profileId}>
            <ApplicationForm application={application} connectionId={list?.__id} />
          </li>
        )}
      />
    </DecisionDesk>
  )
}
