import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useViewer } from '#platform/session/useSession'
import { StaffNav } from '#shared/staff/StaffNav'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { EmptyState } from '#ui/states/EmptyState'
import { ActRow } from './ActRow'
import { LogFilters } from './LogFilters'
import type { StaffLogScreenPaginationQuery } from './__generated__/StaffLogScreenPaginationQuery.graphql'
import type { StaffLogScreenQuery } from './__generated__/StaffLogScreenQuery.graphql'
import type { StaffLogScreen_viewer$key } from './__generated__/StaffLogScreen_viewer.graphql'
import classes from './staffLog.module.css'

const query = graphql`
  query StaffLogScreenQuery($actorNumber: Int, $aboutNumber: Int, $call: String, $isLook: Boolean, $developer: Boolean!)
  @preloadable {
    viewer {
      ...StaffLogScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment StaffLogScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "StaffLogScreenPaginationQuery") {
    staffActs(
      actorNumber: $actorNumber
      aboutNumber: $aboutNumber
      call: $call
      isLook: $isLook
      first: $count
      after: $cursor
    ) @include(if: $developer) @connection(key: "StaffLogScreen_staffActs") {
      edges {
        cursor
        node {
          ...ActRow_act
        }
      }
    }
  }
`

/** What the staff did and looked at. For everybody but developers the page does not exist. */
export function StaffLogScreen() {
  const { t } = useTranslation('admin')
  const { viewer } = useScreenQuery<StaffLogScreenQuery>(query)
  const { roleLevel, isImpersonated } = useViewer()
  const { data, ...paging } = usePaginationFragment<StaffLogScreenPaginationQuery, StaffLogScreen_viewer$key>(
    fragment,
    viewer,
  )
  if (roleLevel !== 'DEVELOPER' || isImpersonated) return <NotFoundScreen />
  return (
    <Page width="text">
      <PageTitle>{t('staffLog.title')}</PageTitle>
      <StaffNav />
      <PageHeader title={t('staffLog.title')} intro={t('staffLog.intro')} />
      <LogFilters />
      <PaginatedList
        paging={paging}
        items={data.staffActs?.edges}
        label={t('staffLog.title')}
        className={classes.rows}
        empty={<EmptyState compact title={t('staffLog.none')} />}
        renderItem={({ cursor, node }) => <ActRow key={cursor} act={node} />}
      />
    </Page>
  )
}
