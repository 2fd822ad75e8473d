import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ForgottenForm } from '../../components/ForgottenForm'

/** A link to a new password that no longer works, and the way to a new one. */
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
