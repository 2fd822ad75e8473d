import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { lodgeLogPath } from '#shared/lodges/paths'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { TextLink } from '#ui/links/TextLink'
import { EmptyState } from '#ui/states/EmptyState'
import { ManagementPage } from '../../components/ManagementPage'
import rows from '../../components/PersonRow.module.css'
import type { LogScreen_lodge$key } from './__generated__/LogScreen_lodge.graphql'
import type { LogScreenPaginationQuery } from './__generated__/LogScreenPaginationQuery.graphql'
import type { LogScreenQuery } from './__generated__/LogScreenQuery.graphql'
import { LogRow } from './LogRow'

const query = graphql`
  query LogScreenQuery($legacyId: Int!, $profileId: ID, $node: ID!, $isOne: Boolean!) @preloadable @throwOnFieldError {
    lodge(legacyId: $legacyId) {
      legacyId
      ...ManagementPage_lodge
      ...LogScreen_lodge
    }
    node(id: $node) @include(if: $isOne) {
      ... on Profile {
        name
      }
    }
  }
`

const fragment = graphql`
  fragment LogScreen_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "LogScreenPaginationQuery") {
    activities(profileId: $profileId, first: $count, after: $cursor) @connection(key: "LogScreen_activities") {
      edges {
        node {
          id
          ...LogRow_activity
        }
      }
    }
  }
`

function Log({ lodge }: { lodge: LogScreen_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const { data, ...paging } = usePaginationFragment<LogScreenPaginationQuery, LogScreen_lodge$key>(fragment, lodge)
  return (
    <PaginatedList
      paging={paging}
      items={data.activities?.edges}
      label={t('management.log')}
      className={rows.rows}
      empty={<EmptyState title={t('log.none')} icon={<IconHistory size={26} stroke={1.5} />} />}
      endLabel={t('log.end')}
      renderItem={({ node }) => <LogRow key={node.id} activity={node} />}
    />
  )
}

/** What happened to the members of a lodge, or to one of them, for its leaders. */
export function LogScreen() {
  const { t } = useTranslation('lodgeMembers')
  const { lodge, node } = useScreenQuery<LogScreenQuery>(query)
  return (
    <ManagementPage
      lodge={lodge}
      view="ActivityList"
      controls={
        lodge &&
        node?.name && (
          <p>
            {t('log.about', { name: node.name })}{' '}
            <TextLink href={lodgeLogPath(lodge.legacyId)}>{t('log.all')}</TextLink>
          </p>
        )
      }
    >
      {lodge && <Log lodge={lodge} />}
    </ManagementPage>
  )
}
