import { Button, NativeSelect, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { useViewer } from '#platform/session/useSession'
import { tell } from '#platform/toasts/tell'
import editPage from '#shared/editing/EditPage.module.css'
import { useSaveDiscretion } from '../../mutations/useSaveDiscretion'

const MINUTES = [5, 15, 60] as const

/** How discreet the dark sites are for the member. */
export function DiscretionForm() {
  const { t } = useTranslation('discretion')
  const { discretion } = useViewer()
  const [saveDiscretion, busy] = useSaveDiscretion()
  const form = useForm({
    initialValues: {
      hasDiscreetTab: discretion?.hasDiscreetTab ?? false,
      hasBlurredPictures: discretion?.hasBlurredPictures ?? false,
      awayMinutes: String(discretion?.awayMinutes ?? ''),
    },
  })
  const save = form.onSubmit(async ({ awayMinutes, ...chosen }) => {
    const input = { ...chosen, awayMinutes: awayMinutes === '' ? null : Number(awayMinutes) }
    if (await saveDiscretion({ input }, { onRefused: placeErrors(form, 'awayMinutes') })) tell(t('saved'))
  })
  return (
    <form className={editPage.form} onSubmit={save} noValidate>
      <Switch
        label={t('tab')}
        description={t('tabHint')}
        {...form.getInputProps('hasDiscreetTab', { type: 'checkbox' })}
      />
      <Switch
        label={t('blur')}
        description={t('blurHint')}
        {...form.getInputProps('hasBlurredPictures', { type: 'checkbox' })}
      />
      <NativeSelect
        label={t('away')}
        description={t('awayHint')}
        data={[
          { value: '', label: t('never') },
          ...MINUTES.map((count) => ({ value: String(count), label: t('minutes', { count }) })),
        ]}
        {...form.getInputProps('awayMinutes')}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
