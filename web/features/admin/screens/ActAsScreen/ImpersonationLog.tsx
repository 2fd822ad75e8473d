import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { EmptyState } from '#ui/EmptyState'
import { Section } from '#ui/Section'
import { ShowMore } from '#ui/ShowMore'
import type { ImpersonationLog_viewer$key } from './__generated__/ImpersonationLog_viewer.graphql'
import type { ImpersonationLogPaginationQuery } from './__generated__/ImpersonationLogPaginationQuery.graphql'
import classes from './ActAsScreen.module.css'
import { ImpersonationRow } from './ImpersonationRow'
import { ListFailed } from './ListFailed'

const fragment = graphql`
  fragment ImpersonationLog_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "ImpersonationLogPaginationQuery") {
    impersonations(first: $count, after: $cursor)
      @include(if: $staff)
      @connection(key: "ImpersonationLog_impersonations") {
      edges {
        node {
          legacyId
          ...ImpersonationRow_impersonation
        }
      }
    }
  }
`

/** Who acted as whom, newest first. */
export function ImpersonationLog({ viewer }: { viewer: ImpersonationLog_viewer$key }) {
  const { t } = useTranslation(['admin', 'common'])
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ImpersonationLogPaginationQuery,
    ImpersonationLog_viewer$key
  >(fragment, viewer)
  const edges = data.impersonations?.edges ?? []
  return (
    <Section title={t('log.title')} note={t('log.note')}>
      {!data.impersonations && <ListFailed />}
      {data.impersonations && edges.length === 0 && <EmptyState compact title={t('log.none')} />}
      <ul className={classes.rows}>
        {edges.map(({ node }) => (
          <ImpersonationRow key={node.legacyId} impersonation={node} />
        ))}
      </ul>
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(20)}
        />
      )}
    </Section>
  )
}
