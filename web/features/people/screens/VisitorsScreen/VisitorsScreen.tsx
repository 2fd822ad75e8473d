import { SegmentedControl } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ProfileList } from '#shared/profiles/ProfileList'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useMarkVisitsSeen } from '#shared/visits/useMarkVisitsSeen'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
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

/** Members who visited the viewer. Opening the page marks the visits as seen. */
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
      <ProfileList
        label={t('visitors.title')}
        controls={
          <SegmentedControl
            aria-label={t('visitors.range')}
            data={VISIT_HOURS.map((hours) => ({ value: String(hours), label: t(`visitors.hours.${hours}`) }))}
            value={String(visitHours(search))}
            onChange={(hours) => void navigate(`?${HOURS_QUERY}=${hours}`, { replace: true, preventScrollReset: true })}
          />
        }
        items={data.visitors?.edges.map(({ node }) => ({
          id: node.profile.id,
          profile: node.profile,
          note: <VisitNote visit={node} />,
        }))}
        paging={paging}
      >
        <EmptyState
          title={t('visitors.none')}
          text={t('visitors.noneText')}
          icon={<IconEye size={26} stroke={1.5} />}
          action={{ label: t('visitors.look'), href: '/Search' }}
        />
      </ProfileList>
    </Page>
  )
}
