import { UnstyledButton } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { tellUserErrors } from '../errors/tellUserErrors'
import type { LikeButton_media$key } from './__generated__/LikeButton_media.graphql'
import classes from './LikeButton.module.css'
import { useSetMediaLiked } from './useSetMediaLiked'

const fragment = graphql`
  fragment LikeButton_media on Media {
    __typename
    id
    viewerHasLiked
    likeCount
  }
`

/** Likes a medium at once; what the server refuses is taken back, and the member told why. */
export function LikeButton({ media }: { media: LikeButton_media$key }) {
  const { t } = useTranslation('media')
  const { __typename, id, viewerHasLiked, likeCount } = useFragment(fragment, media)
  const [setLiked] = useSetMediaLiked()
  const liked = viewerHasLiked === true
  const toggle = async () => {
    const answer = await setLiked(
      { input: { id, liked: !liked } },
      {
        optimisticResponse: {
          setLiked: {
            item: {
              __typename,
              id,
              viewerHasLiked: !liked,
              likeCount: Math.max(0, (likeCount ?? 0) + (liked ? -1 : 1)),
            },
            userErrors: [],
          },
        },
      },
    )
    if (answer) tellUserErrors(answer.setLiked.userErrors)
  }
  const Heart = liked ? IconHeartFilled : IconHeart
  return (
    <UnstyledButton
      className={classes.button}
      aria-pressed={liked}
      aria-label={t('like.action')}
      onClick={() => void toggle()}
    >
      <Heart size={24} stroke={1.75} aria-hidden />
    </UnstyledButton>
  )
}
