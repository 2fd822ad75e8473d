import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '#platform/forms/FormButtons'
import { placeErrors } from '#platform/forms/placeErrors'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { Sheet } from '#ui/overlays/Sheet'
import type { AlbumContent } from '../mutations/useLodgeAlbums'
import classes from './AlbumSheet.module.css'

const MAX_NAME_LENGTH = 60
const MAX_DESCRIPTION_LENGTH = 500

interface AlbumSheetProps {
  /** The album to change; without it, a new one. */
  album?: AlbumContent
  busy: boolean
  onSave: (content: AlbumContent, options: RefusalOptions) => Promise<void>
  onCancel: () => void
}

/** Name and description of an album. */
export function AlbumSheet({ album, busy, onSave, onCancel }: AlbumSheetProps) {
  const { t } = useTranslation(['lodgeMedia', 'media', 'common'])
  const formId = useId()
  const form = useForm({
    initialValues: { name: album?.name ?? '', description: album?.description ?? '' },
    validate: { name: (name) => (name.trim() ? null : t('media:albumForm.nameNeeded')) },
  })
  const save = form.onSubmit((content) => void onSave(content, { onRefused: placeErrors(form, 'name') }))
  return (
    <Sheet
      opened
      onClose={onCancel}
      busy={busy}
      title={album ? t('album.edit') : t('albums.create')}
      description={album ? undefined : t('albums.createText')}
      closeLabel={t('common:close')}
      footer={
        <FormButtons
          formId={formId}
          submitLabel={album ? t('common:save') : t('media:albumForm.create')}
          onCancel={onCancel}
          busy={busy}
        />
      }
    >
      <form id={formId} className={classes.form} onSubmit={save} noValidate>
        <TextInput
          data-autofocus
          label={t('media:albumForm.name')}
          maxLength={MAX_NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        <Textarea
          autosize
          minRows={2}
          maxRows={8}
          label={t('media:albumForm.description')}
          maxLength={MAX_DESCRIPTION_LENGTH}
          {...form.getInputProps('description')}
        />
      </form>
    </Sheet>
  )
}
