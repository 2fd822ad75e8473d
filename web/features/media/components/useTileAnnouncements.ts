import type { DndContextProps } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import type { NamedTile } from './SortableTiles'

/** Screen reader announcements while tiles are moved, in the member's language. */
export function useTileAnnouncements(tiles: readonly NamedTile[]): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('media')
  const name = (id: string | number) => tiles.find((tile) => tile.id === id)?.name ?? ''
  const position = (id: string | number) => tiles.findIndex((tile) => tile.id === id) + 1
  return {
    screenReaderInstructions: { draggable: t('sort.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('sort.picked', { name: name(active.id), position: position(active.id) }),
      // A tile is over its own place when it is picked up, which was just announced.
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id
          ? t('sort.over', { name: name(active.id), position: position(over.id) })
          : undefined,
      onDragEnd: ({ active, over }) =>
        t('sort.dropped', { name: name(active.id), position: position(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('sort.cancelled', { name: name(active.id) }),
    },
  }
}
