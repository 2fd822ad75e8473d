import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownMessage } from '../messages/useMessages'

/** As much as is read out of one. */
const LONGEST = 200
/** More at once would keep somebody listening for too long. */
const MOST = 5

/** Reads out what others write while the conversation is open. */
export function NewMessages({ messages }: { messages: readonly ShownMessage[] }) {
  const { t } = useTranslation('mail')
  const theirs = messages.filter(({ viewerIsAuthor, deleted }) => !viewerIsAuthor && !deleted)
  return (
    <VisuallyHidden>
      <div role="log" aria-live="polite" aria-label={t('conversation.log')}>
        {theirs.slice(-MOST).map(({ id, author, text, media }) => (
          <p key={id}>
            {t('conversation.says', {
              name: author?.name ?? t('messages.somebody'),
              text: text?.slice(0, LONGEST) || (media?.length ? t('conversation.media') : t('conversation.news')),
            })}
          </p>
        ))}
      </div>
    </VisuallyHidden>
  )
}
