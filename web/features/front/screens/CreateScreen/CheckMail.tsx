import { Button, Title } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSite } from '#platform/session/useSession'
import { Horizon } from '#ui/states/Horizon'
import { TextLink } from '#ui/links/TextLink'
import { useResendConfirmation } from '../../mutations/useResendConfirmation'
import classes from './CheckMail.module.css'
import type { ChangeAddressState } from './useCreateForm'

interface CheckMailProps {
  email: string
  name: string
}

/** Shown after the sign-up: the profile opens with the link in the mail. */
export function CheckMail({ email, name }: CheckMailProps) {
  const { t } = useTranslation('front')
  const { isDemo } = useSite()
  const [resend, busy] = useResendConfirmation()
  const [resent, setResent] = useState(false)
  const navigate = useNavigate()

  async function sendAgain(): Promise<void> {
    if (await resend({ input: { email } })) setResent(true)
  }

  function changeAddress(): void {
    const state: ChangeAddressState = { changesAddress: true, name }
    void navigate('/Create#access', { state })
  }

  return (
    <div className={classes.page}>
      <Horizon>
        <IconMailOpened size={26} stroke={1.5} />
      </Horizon>
      <Title order={1}>{t('checkMail.title')}</Title>
      <p className={classes.text}>
        <Trans t={t} i18nKey="checkMail.text" values={{ email }} components={{ strong: <strong /> }} />
      </p>
      {isDemo && (
        <p>
          <a href="/outbox" target="_blank" rel="noreferrer" className={classes.outbox}>
            {t('checkMail.outbox')}
          </a>
        </p>
      )}
      <Button variant="subtle" onClick={changeAddress}>
        {t('checkMail.wrongAddress')}
      </Button>
      <p className={classes.quiet}>{t('checkMail.missing')}</p>
      <div className={classes.again}>
        <Button variant="default" loading={busy} onClick={() => void sendAgain()}>
          {t('checkMail.resend')}
        </Button>
        <p aria-live="polite" className={classes.quiet}>
          {resent && t('checkMail.resent')}
        </p>
      </div>
      <p className={classes.quiet}>
        <TextLink href="/Support">{t('checkMail.support')}</TextLink>
      </p>
    </div>
  )
}
