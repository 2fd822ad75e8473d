import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EventRow } from '#shared/events/EventRow'
import { GatheringRowSkeleton } from '#shared/gatherings/GatheringRowSkeleton'
import type { ListGrid } from '#platform/lists/GridRows'
import { PaginatedList, type ListPaging } from '#platform/lists/PaginatedList'
import rows from '#ui/layout/rows.module.css'
import type { EventList_events$key } from './__generated__/EventList_events.graphql'

const fragment = graphql`
  fragment EventList_events on Event @relay(plural: true) {
    id
    ...EventRow_event
  }
`

const GRID: ListGrid = { columnsOf: () => 1, rowClassName: rows.line, skeleton: <GatheringRowSkeleton /> }

interface EventListProps {
  /** Null when they could not be fetched. */
  events: EventList_events$key | null | undefined
  paging: ListPaging
  label: string
  empty: ReactNode
}

/** Events page by page. */
export function EventList({ events, paging, label, empty }: EventListProps) {
  const items = useFragment(fragment, events ?? null)
  return (
    <PaginatedList
      paging={paging}
      items={items}
      label={label}
      grid={GRID}
      className={rows.list}
      empty={empty}
      renderItem={(event) => <EventRow key={event.id} event={event} order={2} />}
    />
  )
}
