import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { DecisionDesk } from '#shared/staff/desk/DecisionDesk'
import { useFreshQueue } from '#shared/staff/desk/useFreshQueue'
import { EmptyState } from '#ui/states/EmptyState'
import classes from '../../components/KinkRow.module.css'
import type { KinkDeskScreen_viewer$key } from './__generated__/KinkDeskScreen_viewer.graphql'
import type { KinkDeskScreenPaginationQuery } from './__generated__/KinkDeskScreenPaginationQuery.graphql'
import type { KinkDeskScreenQuery } from './__generated__/KinkDeskScreenQuery.graphql'
import { WaitingKinkForm } from './WaitingKinkForm'

const query = graphql`
  query KinkDeskScreenQuery @preloadable {
    viewer {
      ...KinkDeskScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment KinkDeskScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "KinkDeskScreenPaginationQuery") {
    waitingKinks(first: $count, after: $cursor) @connection(key: "KinkDeskScreen_waitingKinks") {
      __id
      edges {
        node {
          kink {
            id
          }
          ...WaitingKinkForm_waiting
        }
      }
    }
  }
`

/** Where staff look at the kinks that members coined. */
export function KinkDeskScreen() {
  const { t } = useTranslation('kinks')
  const { viewer } = useScreenQuery<KinkDeskScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<KinkDeskScreenPaginationQuery, KinkDeskScreen_viewer$key>(
    fragment,
    viewer,
  )
  useFreshQueue(paging, 'KINKS')
  return (
    <DecisionDesk title={t('desk.title')} intro={t('desk.intro')}>
      <PaginatedList
        items={data.waitingKinks?.edges.map(({ node }) => node)}
        paging={paging}
        label={t('desk.title')}
        className={classes.list}
        empty={<EmptyState title={t('desk.none')} />}
        renderItem={(waiting) => (
          <li key={waiting.kink.id}>
            <WaitingKinkForm waiting={waiting} connectionId={data.waitingKinks?.__id} />
          </li>
        )}
      />
    </DecisionDesk>
  )
}
