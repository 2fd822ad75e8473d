import { graphql, useFragment } from 'react-relay'
import type { CardAction } from '../../../../ui/MemberCard/memberCardTypes'
import type { ConversationPane_conversation$key } from './__generated__/ConversationPane_conversation.graphql'

const fragment = graphql`
  fragment ConversationPane_conversation on Conversation {
    id
    legacyId
    name
  }
`

interface ConversationPaneProps {
  conversation: ConversationPane_conversation$key
  /** What else can be done with it, in the menu of its head: pin, delete, what belongs to a group chat. */
  actions?: readonly CardAction[]
}

/** An open conversation: its head, its messages, and the field to write in. */
export function ConversationPane({ conversation }: ConversationPaneProps) {
  const { name } = useFragment(fragment, conversation)
  return <h1>{name}</h1>
}
