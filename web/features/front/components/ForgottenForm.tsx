import { useTranslation } from 'react-i18next'
import { useRequestPasswordReset } from '../mutations/useRequestPasswordReset'
import { EmailForm } from './EmailForm'

/** Requests the link to a new password. The answer is the same for every address. */
export function ForgottenForm({ name }: { name: string }) {
  const { t } = useTranslation('front')
  const [request, busy] = useRequestPasswordReset()
  return (
    <EmailForm
      initialEmail={name.includes('@') ? name : ''}
      text={t('forgotten.text')}
      submit={t('forgotten.submit')}
      sentText={(email) => t('forgotten.sent', { email })}
      busy={busy}
      onSend={async (email, onRefused) => (await request({ input: { email } }, { onRefused })) !== null}
    />
  )
}
