import { Button } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useViewer } from '#platform/session/useSession'
import type { FollowAuthorButton_author$key } from './__generated__/FollowAuthorButton_author.graphql'
import classes from './FollowAuthorButton.module.css'
import { useFollow } from './useFollow'

const fragment = graphql`
  fragment FollowAuthorButton_author on BlogAuthor {
    id
    legacyId
    followerCount
    viewerIsFollowing
    profile {
      name
    }
  }
`

interface FollowAuthorButtonProps {
  author: FollowAuthorButton_author$key
  /** Shows only the icon on phones. */
  shrinks?: boolean
}

/** A button to follow or unfollow an author; nobody can follow themselves. */
export function FollowAuthorButton({ author, shrinks = false }: FollowAuthorButtonProps) {
  const { t } = useTranslation('blogEntries')
  const { legacyId: viewerId } = useViewer()
  const { id, legacyId, followerCount, viewerIsFollowing, profile } = useFragment(fragment, author)
  const follow = useFollow()
  if (legacyId === viewerId) return null
  const Sign = viewerIsFollowing ? IconCheck : IconPlus
  return (
    <Button
      variant="default"
      size="sm"
      aria-pressed={viewerIsFollowing}
      aria-label={t(viewerIsFollowing ? 'author.followingName' : 'author.followName', { name: profile.name })}
      className={shrinks ? classes.shrinks : undefined}
      leftSection={<Sign size={18} stroke={1.75} aria-hidden />}
      onClick={() => void follow({ __typename: 'BlogAuthor', id, followerCount }, profile.name, !viewerIsFollowing)}
    >
      <span className={classes.label}>{viewerIsFollowing ? t('author.following') : t('author.follow')}</span>
    </Button>
  )
}
