import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDiscreetView } from './useDiscreetView'

export function DiscreetViewSwitch() {
  const { t } = useTranslation('shell')
  const [discreet, setDiscreet] = useDiscreetView()
  return (
    <Switch
      label={t('discreet.label')}
      description={t('discreet.note')}
      checked={discreet}
      onChange={(event) => setDiscreet(event.currentTarget.checked)}
    />
  )
}
