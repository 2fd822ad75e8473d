import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OutboxEntry } from '../../outbox/outbox'
import { PendingMedia } from '../messages/PendingMedia'
import { MessageText } from '../messages/MessageText'
import bubble from '../messages/Bubble.module.css'
import group from './MessageGroup.module.css'
import classes from './PendingGroup.module.css'

interface PendingGroupProps {
  entries: readonly OutboxEntry[]
  retry: (key: string) => void
  remove: (key: string) => void
}

/** The viewer's messages that the server does not have yet: being sent, or failed and to be retried. */
export function PendingGroup({ entries, retry, remove }: PendingGroupProps) {
  const { t } = useTranslation(['mail', 'common'])
  return (
    <li className={group.group} data-own>
      <div className={group.stack}>
        {entries.map(({ key, text, media, state, problem }) => (
          <div key={key} className={classes.entry} data-state={state}>
            {media.length > 0 && <PendingMedia media={media} />}
            {text && (
              <div className={bubble.bubble}>
                <MessageText text={text} />
              </div>
            )}
            {state === 'sending' ? (
              <p className={group.foot}>{t('composer.sending')}</p>
            ) : (
              <div className={classes.fault} role="alert">
                <p>
                  <IconAlertCircle size={16} stroke={2} aria-hidden />
                  {problem ?? t('composer.failed')}
                </p>
                <Button size="compact-sm" variant="subtle" onClick={() => retry(key)}>
                  {t('common:retry')}
                </Button>
                <Button size="compact-sm" variant="subtle" color="danger" onClick={() => remove(key)}>
                  {t('common:delete')}
                </Button>
              </div>
            )}
          </div>
        ))}
      </div>
    </li>
  )
}
