import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { TextLink } from '#ui/links/TextLink'
import { EmailForm } from '../../components/EmailForm'
import { NarrowPage } from '../../components/NarrowPage'
import { useResendConfirmation } from '../../mutations/useResendConfirmation'

export function LinkExpiredScreen() {
  const { t } = useTranslation('front')
  const [resend, busy] = useResendConfirmation()
  return (
    <NarrowPage>
      <PageTitle>{t('expired.pageTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      <Title order={1}>{t('expired.title')}</Title>
      <p>{t('expired.text')}</p>
      <EmailForm
        text={t('expired.ask')}
        submit={t('expired.submit')}
        sentText={(email) => t('expired.sent', { email })}
        busy={busy}
        onSend={async (email, onRefused) => (await resend({ input: { email } }, { onRefused })) !== null}
      />
      <p>
        <TextLink href="/?login=forgotten">{t('expired.password')}</TextLink>
      </p>
    </NarrowPage>
  )
}
