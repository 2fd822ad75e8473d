import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ForgottenForm } from '../../components/ForgottenForm'

export function ExpiredReset() {
  const { t } = useTranslation('front')
  return (
    <>
      <Title order={1}>{t('reset.expiredTitle')}</Title>
      <p>{t('reset.expiredText')}</p>
      <ForgottenForm name="" />
    </>
  )
}
