import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { tell } from '#platform/toasts/tell'
import { useDeleteNote } from '../mutations/useDeleteNote'
import { useSaveNote } from '../mutations/useSaveNote'
import classes from './dialogs.module.css'
import { PrivateNote } from './PrivateNote'

interface NoteFormProps {
  profileId: string
  /** The saved note; empty if there is none. */
  text: string
  /** Called after saving, deleting or cancelling. */
  onDone: () => void
}

/** Edits the note about a profile. The typed text stays when saving fails. */
export function NoteForm({ profileId, text, onDone }: NoteFormProps) {
  const { t } = useTranslation(['members', 'common'])
  const [saveNote, saving] = useSaveNote()
  const [deleteNote, deleting] = useDeleteNote()
  const form = useForm({ initialValues: { text } })
  const save = form.onSubmit(async (values) => {
    const answer = await saveNote(profileId, values.text.trim(), { onRefused: placeErrors(form, 'text') })
    if (!answer) return
    tell(t('note.saved'))
    onDone()
  })
  const remove = async () => {
    const answer = await deleteNote(profileId, { onRefused: placeErrors(form, 'text') })
    if (!answer) return
    tell(t('note.deleted'))
    onDone()
  }
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <Textarea
        label={t('note.label')}
        placeholder={t('note.placeholder')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={2000}
        data-autofocus
        {...form.getInputProps('text')}
      />
      <PrivateNote>{t('note.private')}</PrivateNote>
      <div className={classes.buttons}>
        {text && (
          <Button
            className={classes.delete}
            variant="subtle"
            color="danger"
            loading={deleting}
            onClick={() => void remove()}
          >
            {t('note.delete')}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={saving} disabled={!form.isDirty() || !form.values.text.trim()}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  )
}
