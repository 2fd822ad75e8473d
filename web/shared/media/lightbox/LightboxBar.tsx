import { UnstyledButton } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { AppLink } from '#ui/links/AppLink'
import { LikeButton } from '#shared/likes/LikeButton'
import { useViewer } from '#platform/session/useSession'
import type { LightboxBar_media$key } from './__generated__/LightboxBar_media.graphql'
import classes from './LightboxBar.module.css'
import { profileAlbum } from '../mediaLinks'

const fragment = graphql`
  fragment LightboxBar_media on Media {
    title
    createdAt
    likeCount
    album {
      legacyId
      name
      type
    }
    owner {
      legacyId
      name
    }
    ...LikeButton_item
  }
`

interface LightboxBarProps {
  media: LightboxBar_media$key
  likable: boolean
  onShowLikes: () => void
  onReport: () => void
}

/** Title, owner, likes and actions of the media item in the lightbox. */
export function LightboxBar({ media, likable, onShowLikes, onReport }: LightboxBarProps) {
  const { t } = useTranslation(['media', 'shell'])
  const locale = useLocale()
  const data = useFragment(fragment, media)
  const viewer = useViewer()
  const { owner, album, createdAt } = data
  const likes = data.likeCount ?? 0
  return (
    <div className={classes.bar}>
      <div className={classes.words} aria-live="polite">
        {data.title && <p className={classes.title}>{data.title}</p>}
        <p className={classes.facts}>
          {owner && (
            <AppLink className={classes.owner} href={`/Profile/${owner.legacyId}`}>
              {owner.name}
            </AppLink>
          )}
          {owner && album && (
            <AppLink className={classes.link} href={profileAlbum(owner.legacyId, album)}>
              {album.name}
            </AppLink>
          )}
          {createdAt && <time dateTime={createdAt}>{formatDate(new Date(createdAt), locale)}</time>}
        </p>
      </div>
      <div className={classes.actions}>
        {likable && (
          <>
            <LikeButton item={data} />
            <UnstyledButton className={classes.likes} disabled={likes === 0} onClick={onShowLikes}>
              {t('shell:likes.count', { count: likes })}
            </UnstyledButton>
          </>
        )}
        {owner && owner.legacyId !== viewer.legacyId && (
          <UnstyledButton className={classes.sign} aria-label={t('lightbox.report')} onClick={onReport}>
            <IconFlag size={22} stroke={1.6} aria-hidden />
          </UnstyledButton>
        )}
      </div>
    </div>
  )
}
