import { Button } from '@mantine/core'
import { IconMailCheck, IconMailOff, IconMailX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { logInPath } from '#platform/routing/links'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useViewer } from '#platform/session/useSession'
import { Horizon } from '#ui/states/Horizon'
import { Page } from '#ui/layout/Page'
import { TextLink } from '#ui/links/TextLink'
import { useUnsubscribe } from '../../mutations/useUnsubscribe'
import classes from './UnsubscribeScreen.module.css'

const SETTINGS = '/NotificationSettings'

type Outcome = 'asked' | 'done' | 'doneAll' | 'expired'

const TITLES = {
  asked: 'unsubscribe.title',
  done: 'unsubscribe.doneTitle',
  doneAll: 'unsubscribe.doneTitle',
  expired: 'unsubscribe.expiredTitle',
} as const
const TEXTS = {
  asked: 'unsubscribe.text',
  done: 'unsubscribe.done',
  doneAll: 'unsubscribe.doneAll',
  expired: 'unsubscribe.expired',
} as const
const SIGNS = { asked: IconMailOff, done: IconMailCheck, doneAll: IconMailCheck, expired: IconMailX }

/**
 * Unsubscribes anybody who holds the link from a mail. Only the button unsubscribes, because mail programs open
 * links by themselves.
 */
export function UnsubscribeScreen() {
  const { t } = useTranslation('notifications')
  const { isLoggedIn } = useViewer()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [outcome, setOutcome] = useState<Outcome>(token ? 'asked' : 'expired')
  const [unsubscribe, busy] = useUnsubscribe()
  const confirm = async () => {
    const answer = await unsubscribe({ input: { token } }, { onRefused: () => setOutcome('expired') })
    if (answer) setOutcome(answer.unsubscribe.topic ? 'done' : 'doneAll')
  }
  const Sign = SIGNS[outcome]
  return (
    <Page width="text">
      <PageTitle>{t('unsubscribe.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The live region announces the outcome when it changes. */}
      <div className={classes.message} aria-live="polite">
        <Horizon>
          <Sign size={26} stroke={1.5} aria-hidden />
        </Horizon>
        <h1 className={classes.title}>{t(TITLES[outcome])}</h1>
        <p className={classes.text}>{t(TEXTS[outcome])}</p>
        {outcome === 'asked' && (
          <Button loading={busy} onClick={() => void confirm()}>
            {t('unsubscribe.confirm')}
          </Button>
        )}
        <TextLink standalone href={isLoggedIn ? SETTINGS : logInPath(SETTINGS)}>
          {t('unsubscribe.settings')}
        </TextLink>
      </div>
    </Page>
  )
}
