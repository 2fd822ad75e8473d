import { AppLink } from '../../ui/AppLink'
import { profilePath } from '../members/profilePath'
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
  const url = new URL(part.href)
  const own = url.origin === window.location.origin
  return (
    <AppLink
      className={classes.link}
      href={own ? url.pathname + url.search + url.hash : part.href}
      rel="nofollow noopener noreferrer ugc"
    >
      {part.text}
    </AppLink>
  )
}
