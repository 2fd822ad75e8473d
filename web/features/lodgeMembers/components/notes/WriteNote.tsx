import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { useNotes, type NoteList } from '../../mutations/useNotes'
import classes from './NotesDialog.module.css'

const MAX_LENGTH = 2000

export function WriteNote({ list, profileId }: { list: NoteList; profileId: string }) {
  const { t } = useTranslation('lodgeMembers')
  const { add, adds } = useNotes(list)
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() === '' ? t('notes.needed') : null) },
  })
  const send = form.onSubmit(async ({ text }) => {
    if (await add(profileId, text.trim(), { onRefused: placeErrors(form, 'text') })) form.reset()
  })
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <Textarea
        label={t('notes.label')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_LENGTH}
        {...form.getInputProps('text')}
      />
      <Button type="submit" loading={adds}>
        {t('notes.add')}
      </Button>
    </form>
  )
}
