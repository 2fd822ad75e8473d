import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { BrowserPart } from '#ui/layout/BrowserPart'
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

/** Others show the typing indicator for five seconds, so it is sent more often than that. */
const TELL_TYPING = 3_000

interface ComposerProps {
  conversation: Composer_conversation$key
  /** Draft key of the text until it is sent. */
  draft: string
  onSend: (text: string, media: readonly OutboxMedium[]) => void
}

export function Composer({ conversation, draft, onSend }: ComposerProps) {
  const { t } = useTranslation('mail')
  const environment = useRelayEnvironment()
  const viewer = useViewer()
  const data = useFragment(fragment, conversation)
  const { id, writeRefusal } = data
  const name = useConversationName(data)
  const [tellTyping] = useState(() => atMostEvery(TELL_TYPING, () => setTyping(environment, id)))

  if (viewer.isImpersonated) return <p className={classes.refusal}>{t('composer.refusal.IMPERSONATED')}</p>
  if (writeRefusal) return <p className={classes.refusal}>{t(`composer.refusal.${writeRefusal}`)}</p>
  if (!viewer.isMember) return <MembersWrite />
  return (
    <BrowserPart height={64}>
      <ComposerForm
        draft={draft}
        label={t('composer.label', { name })}
        onSend={onSend}
        onTyping={() => void tellTyping()}
      />
    </BrowserPart>
  )
}
