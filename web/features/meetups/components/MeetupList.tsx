import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ListGrid } from '#platform/lists/GridRows'
import { PaginatedList, type ListPaging } from '#platform/lists/PaginatedList'
import type { MeetupList_meetups$key } from './__generated__/MeetupList_meetups.graphql'
import { MeetupRow } from '#shared/lodges/meetups/MeetupRow'
import rows from '#ui/layout/rows.module.css'
import { GatheringRowSkeleton } from '#shared/gatherings/GatheringRowSkeleton'

const fragment = graphql`
  fragment MeetupList_meetups on Meetup @relay(plural: true) {
    id
    ...MeetupRow_meetup
  }
`

const GRID: ListGrid = { columnsOf: () => 1, rowClassName: rows.line, skeleton: <GatheringRowSkeleton /> }

interface MeetupListProps {
  /** Null when they could not be fetched. */
  meetups: MeetupList_meetups$key | null | undefined
  paging: ListPaging
  lodge: number
  label: string
  /** Heading level of the titles. */
  order: 2 | 3
  empty: ReactNode
}

/** Meetups of a lodge by their beginning, page by page. */
export function MeetupList({ meetups, paging, lodge, label, order, empty }: MeetupListProps) {
  const items = useFragment(fragment, meetups ?? null)
  return (
    <PaginatedList
      paging={paging}
      items={items}
      label={label}
      grid={GRID}
      className={rows.list}
      empty={empty}
      renderItem={(meetup) => <MeetupRow key={meetup.id} meetup={meetup} lodge={lodge} order={order} />}
    />
  )
}
