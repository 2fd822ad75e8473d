import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { eventsPath } from '#shared/events/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PillNav } from '#ui/links/PillNav'
import { EmptyState } from '#ui/states/EmptyState'
import { OWN_PARTS, readOwnPart, type OwnPart } from '../../address'
import { EventList } from '../../components/EventList'
import { EventsPage } from '../../components/EventsPage'
import type { MyEventsScreen_viewer$key } from './__generated__/MyEventsScreen_viewer.graphql'
import type { MyEventsScreenPaginationQuery } from './__generated__/MyEventsScreenPaginationQuery.graphql'
import type { MyEventsScreenQuery } from './__generated__/MyEventsScreenQuery.graphql'

const query = graphql`
  query MyEventsScreenQuery($part: OwnEvents!) @preloadable {
    viewer {
      viewerCanCreateEvent
      ...EventsPage_viewer
      ...MyEventsScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment MyEventsScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "MyEventsScreenPaginationQuery") {
    events(part: $part, first: $count, after: $cursor) @connection(key: "MyEventsScreen_events", filters: ["part"]) {
      edges {
        node {
          ...EventList_events
        }
      }
    }
  }
`

const hrefOf = (part: OwnPart) => eventsPath('MyEvents', part === 'going' ? '' : `?part=${part}`)

/** The viewer's own events: those they go to, wait for or were at, and those they run. */
export function MyEventsScreen() {
  const { t } = useTranslation('events')
  const { viewer } = useScreenQuery<MyEventsScreenQuery>(query)
  const [address] = useSearchParams()
  const part = readOwnPart(address)
  const parts = (Object.keys(OWN_PARTS) as OwnPart[]).filter(
    (each) => each !== 'hosted' || part === 'hosted' || viewer.viewerCanCreateEvent,
  )
  return (
    <EventsPage viewer={viewer} title={t('tabs.mine')}>
      <PillNav
        label={t('mine.label')}
        pages={parts.map((each) => ({ href: hrefOf(each), label: t(`mine.${each}`), current: each === part }))}
      />
      <OwnList key={part} viewer={viewer} part={part} />
    </EventsPage>
  )
}

function OwnList({ viewer, part }: { viewer: MyEventsScreen_viewer$key; part: OwnPart }) {
  const { t } = useTranslation('events')
  const { data, ...paging } = usePaginationFragment<MyEventsScreenPaginationQuery, MyEventsScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <EventList
      events={data.events?.edges.map(({ node }) => node)}
      paging={paging}
      label={t(`mine.${part}`)}
      empty={
        <EmptyState
          title={t(`mine.none.${part}`)}
          icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
          action={
            part === 'hosted'
              ? { label: t('create'), href: eventsPath('Create') }
              : { label: t('mine.find'), href: eventsPath('Upcoming') }
          }
        />
      }
    />
  )
}
