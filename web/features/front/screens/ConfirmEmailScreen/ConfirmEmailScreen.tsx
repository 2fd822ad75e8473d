import { Alert, Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../../../app/PageTitle'
import { useSite } from '../../../../app/useSession'
import { NarrowPage } from '../../components/NarrowPage'
import { linkSecret } from '../../linkSecret'
import { useConfirmEmail } from '../../mutations/useConfirmEmail'

const EXPIRED = new Set(['LINK_EXPIRED', 'ALREADY_USED', 'NOT_FOUND'])

/**
 * Where the link of the confirmation mail leads. It asks for a press: mail scanners open links, and must not use them up.
 */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('front')
  const site = useSite()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [confirm, busy] = useConfirmEmail()
  const [error, setError] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)

  async function send(): Promise<void> {
    setError(null)
    const response = await confirm({ input: { query: linkSecret(search) } })
    if (!response) return
    const [problem] = response.confirmEmail.userErrors
    if (!problem) {
      setLeaving(true)
      window.location.assign('/Start')
    } else if (EXPIRED.has(problem.code)) {
      void navigate('/LinkExpired', { replace: true })
    } else {
      setError(problem.message)
    }
  }

  return (
    <NarrowPage>
      <PageTitle>{t('confirm.pageTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      <Title order={1}>{t('confirm.title')}</Title>
      <p>{t('confirm.text', { site: site.name })}</p>
      {error && (
        <Alert color="danger" role="alert">
          {error}
        </Alert>
      )}
      <Button size="lg" fullWidth loading={busy || leaving} onClick={() => void send()}>
        {t('confirm.submit')}
      </Button>
    </NarrowPage>
  )
}
