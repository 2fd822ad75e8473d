import { commentParts } from '#shared/comments/commentParts'
import { WebLink } from '#platform/routing/WebLink'
import classes from './Bubble.module.css'

/** A plain text with its line breaks; addresses of the web lead where they say, and nothing is fetched from there. */
export function MessageText({ text }: { text: string }) {
  // Parts have nothing of their own to be told apart by, and never change places.
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
