import { graphql, useFragment } from 'react-relay'
import type { SystemBubble_message$key } from './__generated__/SystemBubble_message.graphql'
import classes from './Bubble.module.css'
import { MessageText } from './MessageText'

const fragment = graphql`
  fragment SystemBubble_message on SystemMessage {
    text
  }
`

export function SystemBubble({ message }: { message: SystemBubble_message$key }) {
  const { text } = useFragment(fragment, message)
  return (
    <div className={classes.bubble}>
      <MessageText text={text} />
    </div>
  )
}
