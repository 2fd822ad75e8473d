import { AppLink } from '#ui/AppLink'
import { profilePath } from '#shared/profiles/profilePath'
import { WebLink } from '#platform/routing/WebLink'
import { commentParts, type CommentPart, type MentionedProfile } from './commentParts'
import classes from './CommentItem.module.css'

interface CommentTextProps {
  text: string
  mentions: readonly MentionedProfile[]
}

/** The words of a comment, with those whom it names and the pages that it leads to. */
export function CommentText({ text, mentions }: CommentTextProps) {
  // Parts have nothing of their own to be told apart by, and never change places.
  return (
    <p className={classes.text}>
      {commentParts(text, mentions).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </p>
  )
}

function Part({ part }: { part: CommentPart }) {
  if (part.kind === 'words') return part.text
  if (part.kind === 'mention') {
    return (
      <AppLink className={classes.mention} href={profilePath(part.profileLegacyId)}>
        {part.text}
      </AppLink>
    )
  }
  return (
    <WebLink className={classes.link} href={part.href}>
      {part.text}
    </WebLink>
  )
}
