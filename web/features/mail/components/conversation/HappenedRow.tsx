import { Message } from '../messages/Message'
import type { Message_message$key } from '../messages/__generated__/Message_message.graphql'

export function HappenedRow({ message }: { message: Message_message$key }) {
  return (
    <li>
      <Message message={message} />
    </li>
  )
}
