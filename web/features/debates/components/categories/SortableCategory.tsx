import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { SortableCategory_category$key } from './__generated__/SortableCategory_category.graphql'
import classes from './ManageCategories.module.css'

const fragment = graphql`
  fragment SortableCategory_category on DebateCategory {
    id
    name
    description
    entryCount
  }
`

interface SortableCategoryProps {
  category: SortableCategory_category$key
  /** The last category of a lodge cannot be deleted. */
  isAlone: boolean
  onEdit: () => void
  onDelete: () => void
}

export function SortableCategory({ category, isAlone, onEdit, onDelete }: SortableCategoryProps) {
  const { t } = useTranslation('debates')
  const { id, name, entryCount } = useFragment(fragment, category)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('categories.move', { name })}
      >
        <IconGripVertical size={20} stroke={1.6} aria-hidden />
      </button>
      <div className={classes.words}>
        <p>{name}</p>
        <p className={classes.quiet}>{t('categories.topics', { count: entryCount })}</p>
      </div>
      <ActionIcon color="gray" aria-label={t('categories.editName', { name })} onClick={onEdit}>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        color="gray"
        aria-label={t('categories.deleteName', { name })}
        disabled={isAlone}
        title={isAlone ? t('categories.lastStays') : undefined}
        onClick={onDelete}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  )
}
