import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { PaginatedList, type ListPaging } from '#platform/lists/PaginatedList'
import type { LodgeList_lodges$key } from './__generated__/LodgeList_lodges.graphql'
import { LodgeCard } from './LodgeCard'
import classes from './LodgeList.module.css'
import { LodgeSkeleton } from './LodgeSkeleton'

const fragment = graphql`
  fragment LodgeList_lodges on Lodge @relay(plural: true) {
    id
    ...LodgeCard_lodge
  }
`

interface LodgeListProps {
  /** Accessible name of the list. */
  label: string
  /** Null when loading failed. */
  lodges: LodgeList_lodges$key | null | undefined
  /** The paging functions of `usePaginationFragment`. */
  paging: ListPaging
  /** The list is about one profile's lodges, so that being in one goes without saying. */
  own?: boolean
  /** Marks lodges of the dark sites, for lists with lodges of both. */
  marksDark?: boolean
  /** What the list says of its lodges, by id. */
  notes?: ReadonlyMap<string, string | undefined>
  /** Shown when the list is empty. */
  children: ReactNode
}

function columnsOf(width: number): number {
  if (width < 600) return 1
  return width < 860 ? 2 : 3
}

/** A paginated list of lodges. Screens load the texts `lodge`. */
export function LodgeList({ label, paging, own, marksDark, notes, children, ...props }: LodgeListProps) {
  const { t } = useTranslation('lodge')
  const lodges = useFragment(fragment, props.lodges)
  return (
    <PaginatedList
      paging={paging}
      items={lodges}
      label={label}
      className={classes.list}
      grid={{ columnsOf, rowClassName: classes.row, skeleton: <LodgeSkeleton /> }}
      empty={children}
      endLabel={t('card.end')}
      renderItem={(lodge, place) => (
        <LodgeCard
          key={lodge.id}
          lodge={lodge}
          own={own}
          marksDark={marksDark}
          note={notes?.get(lodge.id)}
          eager={place.eager}
        />
      )}
    />
  )
}
