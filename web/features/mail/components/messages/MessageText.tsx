import { commentParts } from '#shared/comments/commentParts'
import { WebLink } from '#platform/routing/WebLink'
import classes from './Bubble.module.css'

/** Plain text with line breaks. Web addresses become links, and nothing is fetched from them. */
export function MessageText({ text }: { text: string }) {
  // The parts have no identity of their own and never change places, so the index is their key.
  return (
    <p className={classes.text}>
      {commentParts(text, []).map((part, index) =>
        part.kind === 'link' ? (
          <WebLink key={index} className={classes.link} href={part.href}>
            {part.text}
          </WebLink>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
