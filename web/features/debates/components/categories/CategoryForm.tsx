import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '#platform/forms/FormButtons'
import { placeErrors } from '#platform/forms/placeErrors'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { Sheet } from '#ui/overlays/Sheet'
import type { CategoryContent } from '../../mutations/useCategories'
import classes from './ManageCategories.module.css'

const MAX_NAME_LENGTH = 60
const MAX_DESCRIPTION_LENGTH = 300

interface CategoryFormProps {
  /** The category to change; without it, a new one. */
  category: CategoryContent | undefined
  busy: boolean
  onSave: (content: CategoryContent, options: RefusalOptions) => Promise<void>
  onCancel: () => void
}

/** Name and description of a category. */
export function CategoryForm({ category, busy, onSave, onCancel }: CategoryFormProps) {
  const { t } = useTranslation(['debates', 'common'])
  const formId = useId()
  const form = useForm({
    initialValues: { name: category?.name ?? '', description: category?.description ?? '' },
    validate: { name: (name) => (name.trim() ? null : t('categories.name.missing')) },
  })
  const save = form.onSubmit((content) => void onSave(content, { onRefused: placeErrors(form, 'name') }))
  return (
    <Sheet
      opened
      onClose={onCancel}
      busy={busy}
      title={category ? t('categories.edit') : t('categories.create')}
      closeLabel={t('common:close')}
      footer={<FormButtons formId={formId} submitLabel={t('common:save')} onCancel={onCancel} busy={busy} />}
    >
      <form id={formId} className={classes.form} onSubmit={save} noValidate>
        <TextInput
          data-autofocus
          label={t('categories.name.label')}
          maxLength={MAX_NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        <Textarea
          autosize
          minRows={2}
          label={t('categories.description.label')}
          description={t('categories.description.text')}
          maxLength={MAX_DESCRIPTION_LENGTH}
          {...form.getInputProps('description')}
        />
      </form>
    </Sheet>
  )
}
