import type { DndContextProps } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import type { StartSectionId } from './__generated__/CustomizeStart_startPage.graphql'

/** Screen reader announcements while sections are moved, in the member's language. */
export function useSortAnnouncements(order: readonly StartSectionId[]): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('start')
  const name = (id: string | number) => t(`sections.${id as StartSectionId}`)
  const position = (id: string | number) => order.indexOf(id as StartSectionId) + 1
  return {
    screenReaderInstructions: { draggable: t('customize.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('customize.picked', { name: name(active.id), position: position(active.id) }),
      // A section is over its own place when it is picked up, which was just announced.
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id
          ? t('customize.over', { name: name(active.id), position: position(over.id) })
          : undefined,
      onDragEnd: ({ active, over }) =>
        t('customize.dropped', { name: name(active.id), position: position(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('customize.cancelled', { name: name(active.id) }),
    },
  }
}
