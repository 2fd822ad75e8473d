import type { DndContextProps } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'

/** Screen reader announcements while categories are moved, in the member's language. */
export function useCategoryAnnouncements(
  categories: readonly { readonly id: string; readonly name: string }[],
): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('debates')
  const at = (id: string | number) => ({
    name: categories.find((category) => category.id === id)?.name ?? '',
    position: categories.findIndex((category) => category.id === id) + 1,
  })
  return {
    screenReaderInstructions: { draggable: t('categories.sort.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('categories.sort.picked', at(active.id)),
      // A category is over its own place when it is picked up, which was just announced.
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id
          ? t('categories.sort.over', { ...at(active.id), position: at(over.id).position })
          : undefined,
      onDragEnd: ({ active, over }) =>
        t('categories.sort.dropped', { ...at(active.id), position: at(over?.id ?? active.id).position }),
      onDragCancel: ({ active }) => t('categories.sort.cancelled', at(active.id)),
    },
  }
}
