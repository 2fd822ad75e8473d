import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { EmptyState } from '#ui/states/EmptyState'
import { Section } from '#ui/layout/Section'
import type { ImpersonationLog_viewer$key } from './__generated__/ImpersonationLog_viewer.graphql'
import type { ImpersonationLogPaginationQuery } from './__generated__/ImpersonationLogPaginationQuery.graphql'
import classes from './ActAsScreen.module.css'
import { ImpersonationRow } from './ImpersonationRow'

const fragment = graphql`
  fragment ImpersonationLog_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "ImpersonationLogPaginationQuery") {
    impersonations(first: $count, after: $cursor)
      @include(if: $staff)
      @connection(key: "ImpersonationLog_impersonations") {
      edges {
        cursor
        node {
          ...ImpersonationRow_impersonation
        }
      }
    }
  }
`

export function ImpersonationLog({ viewer }: { viewer: ImpersonationLog_viewer$key }) {
  const { t } = useTranslation('admin')
  const { data, ...paging } = usePaginationFragment<ImpersonationLogPaginationQuery, ImpersonationLog_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <Section title={t('log.title')} note={t('log.note')}>
      <PaginatedList
        paging={paging}
        items={data.impersonations?.edges}
        pageSize={20}
        className={classes.rows}
        empty={<EmptyState compact title={t('log.none')} />}
        renderItem={({ cursor, node }) => <ImpersonationRow key={cursor} impersonation={node} />}
      />
    </Section>
  )
}
