import { AppLink } from '#ui/links/AppLink'
import { profilePath } from '#shared/profiles/profilePath'
import { WebLink } from '#platform/routing/WebLink'
import { commentParts, type CommentPart, type MentionedProfile } from './commentParts'
import classes from './CommentItem.module.css'

interface CommentTextProps {
  text: string
  mentions: readonly MentionedProfile[]
}

/** The text of a comment with linked mentions and addresses. */
export function CommentText({ text, mentions }: CommentTextProps) {
  // Indexes are stable keys, because parts never move.
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
