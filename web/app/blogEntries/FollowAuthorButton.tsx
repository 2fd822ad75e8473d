import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useViewer } from '../useSession'
import type { FollowAuthorButton_author$key } from './__generated__/FollowAuthorButton_author.graphql'
import { useFollow } from './useFollow'

const fragment = graphql`
  fragment FollowAuthorButton_author on BlogAuthor {
    id
    legacyId
    followerCount
    viewerFollows
    profile {
      name
    }
  }
`

/** Follows an author, or no longer. Nobody follows themselves. */
export function FollowAuthorButton({ author }: { author: FollowAuthorButton_author$key }) {
  const { t } = useTranslation('blogEntries')
  const { legacyId: viewerId } = useViewer()
  const { id, legacyId, followerCount, viewerFollows, profile } = useFragment(fragment, author)
  const follow = useFollow()
  if (legacyId === viewerId) return null
  return (
    <Button
      variant="default"
      size="sm"
      aria-pressed={viewerFollows}
      aria-label={t(viewerFollows ? 'author.followingName' : 'author.followName', { name: profile.name })}
      leftSection={viewerFollows ? <IconCheck size={17} stroke={1.9} aria-hidden /> : undefined}
      onClick={() => void follow({ __typename: 'BlogAuthor', id, followerCount }, profile.name, !viewerFollows)}
    >
      {viewerFollows ? t('author.following') : t('author.follow')}
    </Button>
  )
}
