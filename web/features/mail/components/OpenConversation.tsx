import { graphql, useFragment } from 'react-relay'
import type { OpenConversation_conversation$key } from './__generated__/OpenConversation_conversation.graphql'
import { ConversationPane } from './conversation/ConversationPane'
import { useConversationActions } from './list/useConversationActions'

const fragment = graphql`
  fragment OpenConversation_conversation on Conversation {
    ...ConversationPane_conversation
    ...useConversationActions_conversation
  }
`

export function OpenConversation({ conversation }: { conversation: OpenConversation_conversation$key }) {
  const data = useFragment(fragment, conversation)
  const { items, dialog } = useConversationActions(data)
  return (
    <>
      <ConversationPane conversation={data} actions={items} />
      {dialog}
    </>
  )
}
