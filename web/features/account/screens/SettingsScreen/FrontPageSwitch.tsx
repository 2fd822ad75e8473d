import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSetFrontPageVisibility } from '../../mutations/useSetFrontPageVisibility'

export function FrontPageSwitch({ visible }: { visible: boolean }) {
  const { t } = useTranslation('account')
  const [setVisibility, busy] = useSetFrontPageVisibility()
  return (
    <Switch
      label={t('settings.privacy.frontPage')}
      description={t('settings.privacy.frontPageNote')}
      checked={visible}
      disabled={busy}
      onChange={(event) => void setVisibility({ input: { visible: event.currentTarget.checked } })}
    />
  )
}
