import { Button, Title } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useSite } from '../../../../app/useSession'
import { Horizon } from '../../../../ui/Horizon'
import { TextLink } from '../../../../ui/TextLink'
import { useResendConfirmation } from '../../mutations/useResendConfirmation'
import classes from './CheckMail.module.css'

/** What stands after the sign-up: the profile opens with the link in the mail. */
export function CheckMail({ email }: { email: string }) {
  const { t } = useTranslation('front')
  const { demo } = useSite()
  const [resend, busy] = useResendConfirmation()
  const [resent, setResent] = useState(false)

  async function sendAgain(): Promise<void> {
    if (await resend({ input: { email } })) setResent(true)
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
      {demo && (
        <p>
          <a href="/outbox" target="_blank" rel="noreferrer" className={classes.outbox}>
            {t('checkMail.outbox')}
          </a>
        </p>
      )}
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
