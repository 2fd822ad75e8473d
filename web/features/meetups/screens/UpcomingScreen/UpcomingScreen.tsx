import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { CalendarHead } from '../../components/CalendarHead'
import { LodgePartPage } from '#shared/lodges/LodgePartPage'
import { MeetupList } from '../../components/MeetupList'
import type { UpcomingScreen_lodge$key } from './__generated__/UpcomingScreen_lodge.graphql'
import type { UpcomingScreenPaginationQuery } from './__generated__/UpcomingScreenPaginationQuery.graphql'
import type { UpcomingScreenQuery } from './__generated__/UpcomingScreenQuery.graphql'

// Distinguishes a failed fetch from a missing lodge.
const query = graphql`
  query UpcomingScreenQuery($lodge: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      ...LodgePartPage_lodge
      ...UpcomingScreen_lodge
    }
  }
`

const fragment = graphql`
  fragment UpcomingScreen_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "UpcomingScreenPaginationQuery") {
    legacyId
    viewerCanCreateMeetup
    meetups(first: $count, after: $cursor) @connection(key: "UpcomingScreen_meetups") {
      edges {
        node {
          ...MeetupList_meetups
        }
      }
    }
    ...CalendarHead_lodge
  }
`

function Upcoming({ lodge }: { lodge: UpcomingScreen_lodge$key }) {
  const { t } = useTranslation('meetups')
  const { data, ...paging } = usePaginationFragment<UpcomingScreenPaginationQuery, UpcomingScreen_lodge$key>(
    fragment,
    lodge,
  )
  return (
    <>
      <CalendarHead lodge={data} view="upcoming" />
      <MeetupList
        meetups={data.meetups?.edges.map(({ node }) => node)}
        paging={paging}
        lodge={data.legacyId}
        label={t('upcoming.label')}
        order={2}
        empty={
          <EmptyState
            title={t('upcoming.none')}
            text={data.viewerCanCreateMeetup ? t('upcoming.noneMaker') : t('upcoming.noneText')}
            icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
          />
        }
      />
    </>
  )
}

/** The meetups of a lodge that are not over. */
export function UpcomingScreen() {
  const { lodge } = useScreenQuery<UpcomingScreenQuery>(query)
  return (
    <LodgePartPage lodge={lodge} part="calendar">
      {lodge && <Upcoming lodge={lodge} />}
    </LodgePartPage>
  )
}
