import { Button, Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { FROM_LIST } from '#shared/media/lightbox/useLightboxNavigation'
import { VideoLength } from '#shared/media/VideoLength'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { useToday } from '#platform/session/useToday'
import { Picture } from '#ui/Picture'
import type { WaitingCard_media$key } from './__generated__/WaitingCard_media.graphql'
import classes from './WaitingMedia.module.css'

const fragment = graphql`
  fragment WaitingCard_media on Media {
    __typename
    id
    title
    createdAt
    lodgeAlbum {
      name
    }
    owner {
      name
      ...ProfileLink_profile
    }
    ... on Video {
      duration
    }
    ...usePictureSource_picture
  }
`

interface WaitingCardProps {
  media: WaitingCard_media$key
  /** Its place in the list, which tells it from others. */
  number: number
  href: string
  selected: boolean
  onToggle: () => void
  onAccept: () => void
  onReject: () => void
}

/** A picture or video that waits, with who added it, where it goes, and what the leaders decide. */
export function WaitingCard(props: WaitingCardProps) {
  const { media, number, href, selected, onToggle, onAccept, onReject } = props
  const { t } = useTranslation(['lodgeMedia', 'media'])
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const boxId = useId()
  const data = useFragment(fragment, media)
  const source = usePictureSource(data)
  const { title, createdAt, lodgeAlbum, owner } = data
  const kind = data.__typename === 'Video' ? t('media:manage.video') : t('media:tile.picture')
  const name = t('validation.named', { kind, number, owner: owner?.name ?? '' })
  const facts = [lodgeAlbum?.name, createdAt && formatRelativeTime(createdAt, today, timeWords)]
  return (
    <li className={classes.card} data-selected={selected}>
      <div className={classes.face}>
        <Link
          to={href}
          preventScrollReset
          state={FROM_LIST}
          className={classes.open}
          aria-label={t('media:manage.open', { name })}
        >
          <Picture source={source} alt="" ratio="4 / 3" sizes="(min-width: 37.5em) 320px, 92vw" eager={number <= 4} />
          {data.duration != null && <VideoLength seconds={data.duration} />}
        </Link>
        {/* The whole corner is the target for a thumb, not only the box. */}
        <label className={classes.select} htmlFor={boxId}>
          <Checkbox id={boxId} checked={selected} onChange={onToggle} aria-label={t('media:manage.select', { name })} />
        </label>
      </div>
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {owner && (
          <p className={classes.owner}>
            <ProfileLink profile={owner} />
          </p>
        )}
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={classes.buttons}>
        <Button size="sm" variant="default" aria-label={t('validation.rejectName', { name })} onClick={onReject}>
          {t('validation.reject')}
        </Button>
        <Button size="sm" data-accept={data.id} aria-label={t('validation.acceptName', { name })} onClick={onAccept}>
          {t('validation.accept')}
        </Button>
      </div>
    </li>
  )
}
