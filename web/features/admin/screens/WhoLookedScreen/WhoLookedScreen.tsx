import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { EmptyState } from '#ui/states/EmptyState'
import type { WhoLookedScreenPaginationQuery } from './__generated__/WhoLookedScreenPaginationQuery.graphql'
import type { WhoLookedScreenQuery } from './__generated__/WhoLookedScreenQuery.graphql'
import type { WhoLookedScreen_viewer$key } from './__generated__/WhoLookedScreen_viewer.graphql'
import classes from '../StaffLogScreen/staffLog.module.css'

const query = graphql`
  query WhoLookedScreenQuery @preloadable {
    viewer {
      ...WhoLookedScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment WhoLookedScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "WhoLookedScreenPaginationQuery") {
    ownImpersonations(first: $count, after: $cursor) @connection(key: "WhoLookedScreen_ownImpersonations") {
      edges {
        cursor
        node {
          adminName
          reason
          startedAt
          endedAt
        }
      }
    }
  }
`

/** Tells members who of the staff acted as them, when and why. */
export function WhoLookedScreen() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { viewer } = useScreenQuery<WhoLookedScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<WhoLookedScreenPaginationQuery, WhoLookedScreen_viewer$key>(
    fragment,
    viewer,
  )
  const time = (at: string) => formatDateTime(at, locale, { style: 'medium' })
  return (
    <Page width="text">
      <PageTitle>{t('whoLooked.title')}</PageTitle>
      <PageHeader title={t('whoLooked.title')} intro={t('whoLooked.intro')} />
      <PaginatedList
        paging={paging}
        items={data.ownImpersonations?.edges}
        label={t('whoLooked.title')}
        className={classes.rows}
        empty={<EmptyState title={t('whoLooked.none')} text={t('whoLooked.noneText')} />}
        renderItem={({ cursor, node }) => (
          <li key={cursor} className={classes.row}>
            <p>
              <strong>{node.adminName ?? t('whoLooked.gone')}</strong>
            </p>
            <p className={classes.reason}>{node.reason}</p>
            <p className={classes.quiet}>
              {node.endedAt
                ? t('whoLooked.ended', { start: time(node.startedAt), end: time(node.endedAt) })
                : t('whoLooked.running', { start: time(node.startedAt) })}
            </p>
          </li>
        )}
      />
    </Page>
  )
}
