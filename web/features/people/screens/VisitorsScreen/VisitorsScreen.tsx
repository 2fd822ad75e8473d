import { SegmentedControl } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ProfileList } from '#shared/profiles/ProfileList'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useMarkVisitsSeen } from '#shared/visits/useMarkVisitsSeen'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/EmptyState'
import { Page } from '#ui/Page'
import { PageHeader } from '#ui/PageHeader'
import { ListFailed } from '../../components/ListFailed'
import { VisitNote } from '../../components/VisitNote'
import type { VisitorsScreen_viewer$key } from './__generated__/VisitorsScreen_viewer.graphql'
import type { VisitorsScreenPaginationQuery } from './__generated__/VisitorsScreenPaginationQuery.graphql'
import type { VisitorsScreenQuery } from './__generated__/VisitorsScreenQuery.graphql'
import { HOURS_QUERY, VISIT_HOURS, visitHours } from './visitHours'

const query = graphql`
  query VisitorsScreenQuery($range: VisitRange!, $detailed: Boolean!) @preloadable {
    viewer {
      ...VisitorsScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment VisitorsScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "VisitorsScreenPaginationQuery") {
    visitors(range: $range, first: $count, after: $cursor) @connection(key: "VisitorsScreen_visitors") {
      edges {
        node {
          profile {
            id
            ...ProfileListItem_profile
          }
          ...VisitNote_visit
        }
      }
    }
  }
`

/** Who has looked at the viewer; to open the page is to have seen them. */
export function VisitorsScreen() {
  const { t } = useTranslation('people')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { viewer } = useScreenQuery<VisitorsScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<VisitorsScreenPaginationQuery, VisitorsScreen_viewer$key>(
    fragment,
    viewer,
  )
  useMarkVisitsSeen()
  return (
    <Page>
      <PageTitle>{t('visitors.title')}</PageTitle>
      <PageHeader title={t('visitors.title')} intro={t('visitors.intro')} />
      {data.visitors ? (
        <ProfileList
          label={t('visitors.title')}
          controls={
            <SegmentedControl
              aria-label={t('visitors.range')}
              data={VISIT_HOURS.map((hours) => ({ value: String(hours), label: t(`visitors.hours.${hours}`) }))}
              value={String(visitHours(search))}
              onChange={(hours) =>
                void navigate(`?${HOURS_QUERY}=${hours}`, { replace: true, preventScrollReset: true })
              }
            />
          }
          items={data.visitors.edges.map(({ node }) => ({
            id: node.profile.id,
            profile: node.profile,
            note: <VisitNote visit={node} />,
          }))}
          hasNext={paging.hasNext}
          isLoadingNext={paging.isLoadingNext}
          loadNext={paging.loadNext}
        >
          <EmptyState
            title={t('visitors.none')}
            text={t('visitors.noneText')}
            icon={<IconEye size={26} stroke={1.5} />}
            action={{ label: t('visitors.look'), href: '/Search' }}
          />
        </ProfileList>
      ) : (
        <ListFailed />
      )}
    </Page>
  )
}
