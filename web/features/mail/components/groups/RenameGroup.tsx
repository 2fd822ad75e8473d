import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { tell } from '#platform/toasts/tell'
import { useRenameGroupChat } from '../../mutations/useRenameGroupChat'
import { MAX_NAME_LENGTH } from './limits'
import classes from './groups.module.css'

export function RenameGroup({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(['mail', 'common'])
  const [rename, busy] = useRenameGroupChat()
  const form = useForm({ initialValues: { name } })
  const wanted = form.values.name.trim()
  const save = form.onSubmit(async () => {
    const answer = await rename(id, wanted, { onRefused: placeErrors(form, 'name') })
    if (!answer) return
    tell(t('groups.renamed'))
  })
  return (
    <form className={classes.rename} onSubmit={save} noValidate>
      <TextInput
        className={classes.name}
        label={t('groups.name')}
        maxLength={MAX_NAME_LENGTH}
        {...form.getInputProps('name')}
      />
      {wanted !== '' && wanted !== name && (
        <Button type="submit" loading={busy}>
          {t('common:save')}
        </Button>
      )}
    </form>
  )
}
