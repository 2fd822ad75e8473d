import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { useConversationName_conversation$key } from './__generated__/useConversationName_conversation.graphql'

const fragment = graphql`
  fragment useConversationName_conversation on Conversation {
    name
  }
`

/** Returns the name of a conversation, also when the other profile is deleted. */
export function useConversationName(conversation: useConversationName_conversation$key): string {
  const { t } = useTranslation('mail')
  const { name } = useFragment(fragment, conversation)
  return name || t('list.gone')
}
