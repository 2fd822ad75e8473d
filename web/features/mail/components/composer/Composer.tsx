import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useConversationName } from '#shared/mail/useConversationName'
import { useViewer } from '#platform/session/useSession'
import { atMostEvery } from '#lib/scheduler'
import { setTyping } from '../../mutations/setTyping'
import type { OutboxMedium } from '../../outbox/outbox'
import type { Composer_conversation$key } from './__generated__/Composer_conversation.graphql'
import { ComposerForm } from './ComposerForm'
import { MembersWrite } from './MembersWrite'
import classes from './Composer.module.css'

const fragment = graphql`
  fragment Composer_conversation on Conversation {
    id
    writeRefusal
    ...useConversationName_conversation
  }
`

/** Others see for five seconds that somebody writes; so they see it all the while. */
const TELL_TYPING = 3_000

interface ComposerProps {
  conversation: Composer_conversation$key
  /** The name under which the text is kept until it has been sent. */
  draft: string
  onSend: (text: string, media: readonly OutboxMedium[]) => void
}

/** Where one writes in a conversation, or why nothing can be written there. */
export function Composer({ conversation, draft, onSend }: ComposerProps) {
  const { t } = useTranslation('mail')
  const environment = useRelayEnvironment()
  const viewer = useViewer()
  const data = useFragment(fragment, conversation)
  const { id, writeRefusal } = data
  const name = useConversationName(data)
  const [tellTyping] = useState(() => atMostEvery(TELL_TYPING, () => setTyping(environment, id)))

  if (viewer.impersonated) return <p className={classes.refusal}>{t('composer.refusal.IMPERSONATED')}</p>
  if (writeRefusal !== 'NONE') return <p className={classes.refusal}>{t(`composer.refusal.${writeRefusal}`)}</p>
  if (!viewer.member) return <MembersWrite />
  return (
    <ComposerForm
      draft={draft}
      label={t('composer.label', { name })}
      onSend={onSend}
      onTyping={() => void tellTyping()}
    />
  )
}
