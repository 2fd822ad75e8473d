import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownMessage } from '../messages/useMessages'

/** Characters announced of one message. */
const MAX_LENGTH = 200
/** Announcing more messages would take too long. */
const MAX_MESSAGES = 5

export function NewMessages({ messages }: { messages: readonly ShownMessage[] }) {
  const { t } = useTranslation('mail')
  const theirs = messages.filter(({ viewerIsAuthor, isDeleted }) => !viewerIsAuthor && !isDeleted)
  return (
    <VisuallyHidden>
      <div role="log" aria-live="polite" aria-label={t('conversation.log')}>
        {theirs.slice(-MAX_MESSAGES).map(({ id, author, text, media }) => (
          <p key={id}>
            {t('conversation.says', {
              name: author?.name ?? t('messages.somebody'),
              text: text?.slice(0, MAX_LENGTH) || (media?.length ? t('conversation.media') : t('conversation.news')),
            })}
          </p>
        ))}
      </div>
    </VisuallyHidden>
  )
}
