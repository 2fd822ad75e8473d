import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { MEMBERSHIP } from '#platform/routing/links'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { HistoryScreenPaginationQuery } from './__generated__/HistoryScreenPaginationQuery.graphql'
import type { HistoryScreenQuery } from './__generated__/HistoryScreenQuery.graphql'
import type { HistoryScreen_viewer$key } from './__generated__/HistoryScreen_viewer.graphql'
import classes from './HistoryScreen.module.css'
import { OrderRow } from './OrderRow'

const query = graphql`
  query HistoryScreenQuery @preloadable {
    viewer {
      ...HistoryScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment HistoryScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "HistoryScreenPaginationQuery") {
    orders(first: $count, after: $cursor) @connection(key: "HistoryScreen_orders") {
      edges {
        node {
          id
          ...OrderRow_order
        }
      }
    }
  }
`

/** The viewer's purchases, newest first, each with its receipt. */
export function HistoryScreen() {
  const { t } = useTranslation('membership')
  const { viewer } = useScreenQuery<HistoryScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<HistoryScreenPaginationQuery, HistoryScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <Page width="text">
      <PageTitle>{t('history.title')}</PageTitle>
      <PageHeader title={t('history.title')} back={{ label: t('title'), href: MEMBERSHIP }} />
      <PaginatedList
        paging={paging}
        items={data.orders?.edges}
        label={t('history.title')}
        className={classes.orders}
        empty={
          <EmptyState
            title={t('history.none')}
            text={t('history.noneText')}
            icon={<IconReceipt size={26} stroke={1.5} />}
            action={{ label: t('history.toMembership'), href: MEMBERSHIP }}
          />
        }
        renderItem={({ node }) => <OrderRow key={node.id} order={node} />}
      />
    </Page>
  )
}
