import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { tell } from '#platform/toasts/tell'
import { Sheet } from '#ui/overlays/Sheet'
import { useCategories, type CategoryContent } from '../../mutations/useCategories'
import type { ManageCategories_lodge$key } from './__generated__/ManageCategories_lodge.graphql'
import { CategoryForm } from './CategoryForm'
import { DeleteCategory } from './DeleteCategory'
import classes from './ManageCategories.module.css'
import { SortableCategory } from './SortableCategory'
import { useCategoryAnnouncements } from './useCategoryAnnouncements'

const fragment = graphql`
  fragment ManageCategories_lodge on Lodge {
    id
    debateCategories {
      id
      name
      description
      entryCount
      ...SortableCategory_category
    }
  }
`

/** The server's limit. */
const MAX_CATEGORIES = 30

/** What the sheet shows instead of the list. */
type Step = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly id: string }

interface ManageCategoriesProps {
  lodge: ManageCategories_lodge$key
  onClose: () => void
}

/** The categories of a lodge's debates, for its leaders: add, change, delete, and sort by hand or by keyboard. */
export function ManageCategories({ lodge, onClose }: ManageCategoriesProps) {
  const { t } = useTranslation(['debates', 'common'])
  const { id: lodgeId, debateCategories } = useFragment(fragment, lodge)
  const categories = debateCategories ?? []
  const ids = categories.map(({ id }) => id)
  const [step, setStep] = useState<Step | null>(null)
  const { create, edit, remove, sort, busy } = useCategories(lodgeId)
  const announcements = useCategoryAnnouncements(categories)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const toList = () => setStep(null)
  const chosen = step && step.kind !== 'create' ? categories.find(({ id }) => id === step.id) : undefined

  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    void sort(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }

  const save = async (content: CategoryContent, options: RefusalOptions) => {
    const done = chosen ? await edit(chosen.id, content, options) : await create(content, options)
    if (!done) return
    tell(t('categories.saved', { name: content.name }))
    toList()
  }
  const drop = async ({ id, name }: { readonly id: string; readonly name: string }, moveToId: string) => {
    // The row is gone at once.
    const done = remove(id, moveToId)
    toList()
    if (await done) tell(t('categories.deleted', { name }))
  }

  return (
    <>
      <Sheet
        opened
        onClose={onClose}
        title={t('categories.label')}
        description={categories.length > 1 ? t('categories.sortText') : undefined}
        closeLabel={t('common:close')}
        footer={
          <>
            <Button
              variant="default"
              disabled={categories.length >= MAX_CATEGORIES}
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() => setStep({ kind: 'create' })}
            >
              {t('categories.create')}
            </Button>
            <Button onClick={onClose}>{t('common:close')}</Button>
          </>
        }
      >
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={move} accessibility={announcements}>
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <ul className={classes.list} aria-label={t('categories.label')}>
              {categories.map((category) => (
                <SortableCategory
                  key={category.id}
                  category={category}
                  isAlone={categories.length === 1}
                  onEdit={() => setStep({ kind: 'edit', id: category.id })}
                  onDelete={() => setStep({ kind: 'delete', id: category.id })}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
        {categories.length >= MAX_CATEGORIES && <p className={classes.hint}>{t('categories.full')}</p>}
      </Sheet>
      {(step?.kind === 'create' || (step?.kind === 'edit' && chosen)) && (
        <CategoryForm category={chosen} busy={busy} onSave={save} onCancel={toList} />
      )}
      {step?.kind === 'delete' && chosen && (
        <DeleteCategory
          category={chosen}
          others={categories.filter(({ id }) => id !== chosen.id)}
          onDelete={(moveToId) => void drop(chosen, moveToId)}
          onCancel={toList}
        />
      )}
    </>
  )
}
