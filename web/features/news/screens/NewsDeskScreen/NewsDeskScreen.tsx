import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router-dom'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { StaffNav } from '#shared/staff/StaffNav'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { PillNav } from '#ui/links/PillNav'
import { EmptyState } from '#ui/states/EmptyState'
import { createNewsPath, readState, STATES, statePath } from '../../paths'
import type { NewsDeskScreen_viewer$key } from './__generated__/NewsDeskScreen_viewer.graphql'
import type { NewsDeskScreenPaginationQuery } from './__generated__/NewsDeskScreenPaginationQuery.graphql'
import type { NewsDeskScreenQuery } from './__generated__/NewsDeskScreenQuery.graphql'
import classes from './NewsDesk.module.css'
import { NewsRow } from './NewsRow'

const query = graphql`
  query NewsDeskScreenQuery($state: NewsState) @preloadable {
    viewer {
      ...NewsDeskScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment NewsDeskScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "NewsDeskScreenPaginationQuery") {
    staffNews(state: $state, first: $count, after: $cursor) @connection(key: "NewsDeskScreen_staffNews") {
      edges {
        node {
          id
          ...NewsRow_news
        }
      }
    }
  }
`

/** Where the staff see what members are told, and write it. */
export function NewsDeskScreen() {
  const { t } = useTranslation('news')
  const { viewer } = useScreenQuery<NewsDeskScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<NewsDeskScreenPaginationQuery, NewsDeskScreen_viewer$key>(
    fragment,
    viewer,
  )
  const [search] = useSearchParams()
  const refresh = useRefresh(paging.refetch)
  const shown = readState(search)
  return (
    <Page width="text">
      <PageTitle>{t('desk.title')}</PageTitle>
      <StaffNav />
      <PageHeader
        title={t('desk.title')}
        intro={t('desk.intro')}
        actions={
          <>
            <Button component={Link} to={createNewsPath('Ticker')} variant="default">
              {t('desk.newTicker')}
            </Button>
            <Button component={Link} to={createNewsPath('BreakingNews')}>
              {t('desk.newBreakingNews')}
            </Button>
          </>
        }
      />
      <PillNav
        label={t('desk.states')}
        pages={[null, ...STATES].map((state) => ({
          href: statePath(state),
          label: state === null ? t('desk.all') : t(`state.${state}`),
          current: state === shown,
        }))}
      />
      <PaginatedList
        paging={paging}
        items={data.staffNews?.edges.map(({ node }) => node)}
        label={t('desk.title')}
        className={classes.list}
        empty={<EmptyState compact title={t('desk.none')} />}
        renderItem={(news) => (
          <li key={news.id}>
            <NewsRow news={news} onChange={refresh} />
          </li>
        )}
      />
    </Page>
  )
}
