import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useUpdatePrivacy } from '../../mutations/useUpdatePrivacy'

interface PrivacySwitchesProps {
  showPlace: boolean
  showInBirthdays: boolean
}

export function PrivacySwitches({ showPlace, showInBirthdays }: PrivacySwitchesProps) {
  const { t } = useTranslation('account')
  const [update, busy] = useUpdatePrivacy()
  return (
    <>
      <Switch
        label={t('settings.privacy.place')}
        description={t('settings.privacy.placeNote')}
        checked={showPlace}
        disabled={busy}
        onChange={(event) => void update({ input: { showPlace: event.currentTarget.checked } })}
      />
      <Switch
        label={t('settings.privacy.birthday')}
        description={t('settings.privacy.birthdayNote')}
        checked={showInBirthdays}
        disabled={busy}
        onChange={(event) => void update({ input: { showInBirthdays: event.currentTarget.checked } })}
      />
    </>
  )
}
