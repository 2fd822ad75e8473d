import { PaginatedList, type ListPaging } from '#platform/lists/PaginatedList'
import type { EditableMedium } from '../editableMedia'
import { PickGrid } from './PickGrid'

interface PaginatedPickGridProps {
  label: string
  /** Null when loading failed. */
  media: readonly EditableMedium[] | null | undefined
  paging: ListPaging
  onChoose: (medium: EditableMedium) => void
}

/** A paginated grid to choose a media item from. */
export function PaginatedPickGrid({ media, paging, ...grid }: PaginatedPickGridProps) {
  return (
    <PaginatedList compact paging={paging} items={media} pageSize={40} empty={<PickGrid media={[]} {...grid} />}>
      {(items) => <PickGrid media={items} {...grid} />}
    </PaginatedList>
  )
}
