import { IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/EmptyState'
import { Page } from '#ui/Page'
import { PageHeader } from '#ui/PageHeader'
import { ShowMore } from '#ui/ShowMore'
import { BlockedRow } from '../../components/BlockedRow'
import { ListFailed } from '../../components/ListFailed'
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

/** Whom the viewer has blocked, and how to take it back. */
export function BlacklistScreen() {
  const { t } = useTranslation(['people', 'common'])
  const { viewer } = useScreenQuery<BlacklistScreenQuery>(query)
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BlacklistScreenPaginationQuery,
    BlacklistScreen_viewer$key
  >(fragment, viewer)
  const edges = data.blacklist?.edges ?? []
  return (
    <Page width="text">
      <PageTitle>{t('blacklist.title')}</PageTitle>
      <PageHeader title={t('blacklist.title')} intro={t('blacklist.intro')} />
      {!data.blacklist && <ListFailed />}
      {data.blacklist && edges.length === 0 && (
        <EmptyState
          title={t('blacklist.none')}
          text={t('blacklist.noneText')}
          icon={<IconUserOff size={26} stroke={1.5} />}
        />
      )}
      <ul className={rows.rows}>
        {edges.map(({ node }) => (
          <BlockedRow key={node.profileId} blocked={node} />
        ))}
      </ul>
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(30)}
        />
      )}
    </Page>
  )
}
