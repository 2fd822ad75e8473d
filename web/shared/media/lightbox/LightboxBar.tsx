import { UnstyledButton } from '@mantine/core'
import { IconFlag, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
  actions?: ReactNode
  onShowLikes: () => void
  onReport: () => void
}

/** Title, owner, likes and actions of the media item in the lightbox. */
export function LightboxBar({ media, likable, actions, onShowLikes, onReport }: LightboxBarProps) {
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
        <div className={classes.others}>
          {actions}
          {owner && owner.legacyId !== viewer.legacyId && (
            <LightboxButton label={t('lightbox.report')} icon={IconFlag} onClick={onReport} />
          )}
        </div>
      </div>
    </div>
  )
}

interface LightboxButtonProps {
  label: string
  icon: Icon
  /** Of a button that stands for a state. */
  pressed?: boolean
  onClick: () => void
}

/** A button with a sign in the bar of the lightbox. */
export function LightboxButton({ label, icon: Sign, pressed, onClick }: LightboxButtonProps) {
  return (
    <UnstyledButton className={classes.sign} aria-label={label} aria-pressed={pressed} title={label} onClick={onClick}>
      <Sign size={22} stroke={1.6} aria-hidden />
    </UnstyledButton>
  )
}

interface LightboxWordButtonProps {
  label: string
  /** Whether it is the main one. */
  isMain?: boolean
  onClick: () => void
}

/** A button with a word in the bar of the lightbox, for what no sign says clearly. */
export function LightboxWordButton({ label, isMain = false, onClick }: LightboxWordButtonProps) {
  return (
    <UnstyledButton className={classes.word} data-main={isMain} onClick={onClick}>
      {label}
    </UnstyledButton>
  )
}
