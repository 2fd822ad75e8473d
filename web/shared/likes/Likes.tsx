import { UnstyledButton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import type { Likes_item$key } from './__generated__/Likes_item.graphql'
import { LikeButton } from './LikeButton'
import classes from './Likes.module.css'

const LikesSheet = lazyDialog([], async () => (await import('./LikesSheet')).LikesSheet)

const fragment = graphql`
  fragment Likes_item on Likable {
    id
    likeCount
    ...LikeButton_item
  }
`

interface LikesProps {
  item: Likes_item$key
  /** Accessible name of the heart, where "Like" alone would be ambiguous. */
  label?: string
  /** Shows only the number, and nothing when it is 0; for rows with many items. */
  compact?: boolean
}

/** The like button with the number of likes, which opens the list of people. */
export function Likes({ item, label, compact = false }: LikesProps) {
  const { t } = useTranslation('shell')
  const data = useFragment(fragment, item)
  const [opened, setOpened] = useState(false)
  const count = data.likeCount ?? 0
  const words = t('likes.count', { count })
  return (
    <span className={classes.likes} data-compact={compact}>
      <LikeButton item={data} label={label} size={compact ? 18 : 20} />
      {(count > 0 || !compact) && (
        <UnstyledButton
          className={classes.count}
          disabled={count === 0}
          aria-label={words}
          title={count > 0 ? t('likes.title') : undefined}
          onClick={() => setOpened(true)}
        >
          {compact ? count : words}
        </UnstyledButton>
      )}
      {opened && (
        <Suspense fallback={null}>
          <LikesSheet id={data.id} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </span>
  )
}
