import { graphql, useFragment } from 'react-relay'
import { ReportDialog } from '#shared/reports/ReportDialog'
import type { ReportConversationDialog_conversation$key } from './__generated__/ReportConversationDialog_conversation.graphql'

const fragment = graphql`
  fragment ReportConversationDialog_conversation on Conversation {
    id
    name
    other {
      name
    }
  }
`

interface ReportConversationDialogProps {
  conversation: ReportConversationDialog_conversation$key
  onClose: () => void
}

/** Reports a whole conversation, which lets the staff read it. */
export function ReportConversationDialog({ conversation, onClose }: ReportConversationDialogProps) {
  const { id, name, other } = useFragment(fragment, conversation)
  return <ReportDialog item={{ id, kind: 'conversation', name: other?.name ?? name }} onClose={onClose} />
}
