import { UnstyledButton } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { LikeButton_item$key } from './__generated__/LikeButton_item.graphql'
import classes from './LikeButton.module.css'
import { useSetLiked } from './useSetLiked'

const fragment = graphql`
  fragment LikeButton_item on Likable {
    __typename
    id
    viewerHasLiked
    likeCount
  }
`

interface LikeButtonProps {
  item: LikeButton_item$key
  /** Accessible name, where "Like" alone would be ambiguous. */
  label?: string
  /** In pixels. */
  size?: 18 | 20 | 24
}

/** Likes or unlikes an item optimistically; shows an error when the server refuses. */
export function LikeButton({ item, label, size = 24 }: LikeButtonProps) {
  const { t } = useTranslation('shell')
  const data = useFragment(fragment, item)
  const setLiked = useSetLiked()
  const liked = data.viewerHasLiked === true
  const Heart = liked ? IconHeartFilled : IconHeart
  return (
    <UnstyledButton
      className={classes.button}
      aria-pressed={liked}
      aria-label={label ?? t('likes.action')}
      onClick={() => void setLiked(data, !liked)}
    >
      <Heart size={size} stroke={1.75} aria-hidden />
    </UnstyledButton>
  )
}
