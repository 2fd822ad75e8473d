import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ManagedMedia.module.css'
import { tileCoordinates } from './tileCoordinates'
import { useTileAnnouncements } from './useTileAnnouncements'

export interface NamedTile {
  readonly id: string
  readonly name: string
  readonly tile: ReactNode
}

interface SortableTilesProps {
  tiles: readonly NamedTile[]
  label: string
  onSort: (ids: readonly string[]) => void
}

/** Tiles in the member's own order: dragged, or moved by keyboard with the handle. */
export function SortableTiles({ tiles, label, onSort }: SortableTilesProps) {
  const announcements = useTileAnnouncements(tiles)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: tileCoordinates }),
  )
  const ids = tiles.map(({ id }) => id)
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onSort(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={move} accessibility={announcements}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={classes.grid} aria-label={label}>
          {tiles.map((tile) => (
            <SortableCell key={tile.id} {...tile} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function SortableCell({ id, name, tile }: NamedTile) {
  const { t } = useTranslation('media')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      className={classes.cell}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {tile}
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('sort.handle', { name })}
      >
        <span>
          <IconGripVertical size={18} stroke={1.75} aria-hidden />
        </span>
      </button>
    </li>
  )
}
