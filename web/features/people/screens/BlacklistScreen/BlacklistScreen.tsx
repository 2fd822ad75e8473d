import { IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { BlockedRow } from '../../components/BlockedRow'
import rows from '../../components/rows.module.css'
import type { BlacklistScreen_viewer$key } from './__generated__/BlacklistScreen_viewer.graphql'
import type { BlacklistScreenPaginationQuery } from './__generated__/BlacklistScreenPaginationQuery.graphql'
import type { BlacklistScreenQuery } from './__generated__/BlacklistScreenQuery.graphql'

const query = graphql`
  query BlacklistScreenQuery @preloadable {
    viewer {
      ...BlacklistScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment BlacklistScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "BlacklistScreenPaginationQuery") {
    blacklist(first: $count, after: $cursor) @connection(key: "BlacklistScreen_blacklist") {
      edges {
        node {
          profileId
          ...BlockedRow_blocked
        }
      }
    }
  }
`

export function BlacklistScreen() {
  const { t } = useTranslation('people')
  const { viewer } = useScreenQuery<BlacklistScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<BlacklistScreenPaginationQuery, BlacklistScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <Page width="text">
      <PageTitle>{t('blacklist.title')}</PageTitle>
      <PageHeader title={t('blacklist.title')} intro={t('blacklist.intro')} />
      <PaginatedList
        paging={paging}
        items={data.blacklist?.edges}
        className={rows.rows}
        empty={
          <EmptyState
            title={t('blacklist.none')}
            text={t('blacklist.noneText')}
            icon={<IconUserOff size={26} stroke={1.5} />}
          />
        }
        renderItem={({ node }) => <BlockedRow key={node.profileId} blocked={node} />}
      />
    </Page>
  )
}
