import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Switch } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { StartSectionId } from './__generated__/CustomizeStart_startPage.graphql'
import classes from './CustomizeStart.module.css'

interface SortableSectionProps {
  section: StartSectionId
  hidden: boolean
  onToggle: () => void
}

export function SortableSection({ section, hidden, onToggle }: SortableSectionProps) {
  const { t } = useTranslation('start')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: section,
  })
  const name = t(`sections.${section}`)
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-hidden={hidden}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('customize.move', { name })}
      >
        <IconGripVertical size={20} stroke={1.6} aria-hidden />
      </button>
      <span className={classes.name}>{name}</span>
      <Switch checked={!hidden} onChange={onToggle} aria-label={t('customize.show', { name })} />
    </li>
  )
}
