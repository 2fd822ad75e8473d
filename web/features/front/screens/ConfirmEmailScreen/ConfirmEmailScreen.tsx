import { Alert, Button, Title } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { CREATE_PROFILE } from '#platform/routing/links'
import { useSite } from '#platform/session/useSession'
import type { UserError } from '#platform/mutations/refusal'
import { TextLink } from '#ui/links/TextLink'
import { NarrowPage } from '../../components/NarrowPage'
import { PasswordField } from '../../components/PasswordField'
import { linkSecret } from '../../linkSecret'
import { useConfirmEmail } from '../../mutations/useConfirmEmail'

const EXPIRED = new Set(['LINK_EXPIRED', 'ALREADY_USED', 'NOT_FOUND'])

/**
 * Target of the link in the confirmation mail. It waits for a press, because mail scanners open links and must not
 * use them up. A new profile opens only with its password; a changed address needs none.
 */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('front')
  const site = useSite()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [confirm, busy] = useConfirmEmail()
  const [problem, setProblem] = useState<UserError | null>(null)
  const [password, setPassword] = useState('')
  const [leaving, setLeaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Focuses the field that was left empty or filled in wrongly.
  useEffect(() => {
    if (problem?.field === 'password') field.current?.focus()
  }, [problem])

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem(null)
    const onRefused = ([refusal]: readonly UserError[]) => {
      if (refusal && EXPIRED.has(refusal.code)) void navigate('/LinkExpired', { replace: true })
      else setProblem(refusal ?? null)
    }
    const input = { query: linkSecret(search), ...(password && { password }) }
    if (!(await confirm({ input }, { onRefused }))) return
    setLeaving(true)
    window.location.assign('/Start')
  }

  const wrongPassword = problem?.field === 'password' ? problem.message : null

  return (
    <NarrowPage>
      <PageTitle>{t('confirm.pageTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      <Title order={1}>{t('confirm.title')}</Title>
      <p>{t('confirm.text', { site: site.name })}</p>
      {problem && !wrongPassword && (
        <Alert color="danger" role="alert">
          {problem.message}
        </Alert>
      )}
      <form noValidate style={{ display: 'grid', gap: 'inherit' }} onSubmit={(event) => void send(event)}>
        <PasswordField
          label={t('confirm.password')}
          description={t('confirm.passwordHint')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={wrongPassword}
          autoComplete="current-password"
          maxLength={200}
          ref={field}
        />
        <Button type="submit" size="lg" fullWidth loading={busy || leaving}>
          {t('confirm.submit')}
        </Button>
        {wrongPassword && (
          <p>
            {t('confirm.forgotten')} <TextLink href={CREATE_PROFILE}>{t('confirm.again')}</TextLink>
          </p>
        )}
      </form>
    </NarrowPage>
  )
}
