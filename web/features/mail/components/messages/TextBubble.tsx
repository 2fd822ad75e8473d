import { graphql, useFragment } from 'react-relay'
import { isEmojiOnly } from '../../emojiOnly'
import type { TextBubble_message$key } from './__generated__/TextBubble_message.graphql'
import classes from './Bubble.module.css'
import { MediaMosaic } from './MediaMosaic'
import { MessageText } from './MessageText'

const fragment = graphql`
  fragment TextBubble_message on TextMessage {
    text
    media {
      ...MediaMosaic_media
    }
  }
`

export function TextBubble({ message }: { message: TextBubble_message$key }) {
  const { text, media } = useFragment(fragment, message)
  return (
    <>
      {media.length > 0 && <MediaMosaic media={media} />}
      {text !== '' &&
        (media.length === 0 && isEmojiOnly(text) ? (
          <p className={classes.emojis}>{text}</p>
        ) : (
          <div className={classes.bubble}>
            <MessageText text={text} />
          </div>
        ))}
    </>
  )
}
