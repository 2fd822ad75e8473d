import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'

interface Category {
  readonly id: string
  readonly name: string
  readonly entryCount: number
}

interface DeleteCategoryProps {
  category: Category
  others: readonly Category[]
  onDelete: (moveToId: string) => void
  onCancel: () => void
}

/** Asks before a category is deleted, and for the category that gets its topics. */
export function DeleteCategory({ category, others, onDelete, onCancel }: DeleteCategoryProps) {
  const { t } = useTranslation(['debates', 'common'])
  const [target, setTarget] = useState(others[0]?.id)
  const { name, entryCount } = category
  return (
    <Sheet
      opened
      onClose={onCancel}
      size="sm"
      title={t('categories.delete.title', { name })}
      // Drafts of others move too, and nobody else sees how many there are.
      description={entryCount > 0 ? t('categories.delete.text', { count: entryCount }) : t('categories.delete.empty')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onCancel} data-autofocus>
            {t('common:cancel')}
          </Button>
          <Button
            color="danger"
            disabled={target === undefined}
            onClick={() => target !== undefined && onDelete(target)}
          >
            {t('common:delete')}
          </Button>
        </>
      }
    >
      <Select
        label={t('categories.delete.target')}
        allowDeselect={false}
        data={others.map((other) => ({ value: other.id, label: other.name }))}
        value={target ?? null}
        onChange={(id) => id !== null && setTarget(id)}
      />
    </Sheet>
  )
}
