import { IconLock, IconLockOpen, IconMoon, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { AppLink } from '#ui/links/AppLink'
import { Picture } from '#ui/Picture'
import type { AlbumCard_album$key } from './__generated__/AlbumCard_album.graphql'
import { AlbumAccessButton } from './AlbumAccessButton'
import classes from './AlbumCard.module.css'
import { usePictureSource } from '#shared/pictures/usePictureSource'

const fragment = graphql`
  fragment AlbumCard_album on Album {
    name
    type
    mediaCount
    viewerAccess
    cover {
      ...usePictureSource_picture
    }
    ...AlbumAccessButton_album
  }
`

interface AlbumCardProps {
  album: AlbumCard_album$key
  href: string
  /** Whether the album is the viewer's. */
  own: boolean
}

/** An album in a grid. A protected one shows that it exists, and offers to request access. */
export function AlbumCard({ album, href, own }: AlbumCardProps) {
  const { t } = useTranslation('media')
  const data = useFragment(fragment, album)
  const cover = usePictureSource(data.cover)
  const open = data.viewerAccess === 'GRANTED'
  const Sign = open ? IconPhoto : IconLock
  const face = (
    <span className={classes.face}>
      <Picture
        source={cover}
        alt=""
        ratio="4 / 3"
        sizes="(min-width: 37.5em) 260px, 48vw"
        fallback={<Sign size={30} stroke={1.4} aria-hidden />}
      />
      {data.type !== 'PUBLIC' && <TypeSign type={data.type} locked={!open || own} />}
    </span>
  )
  return (
    <div className={classes.card} data-open={open}>
      {face}
      {open ? (
        <AppLink className={classes.name} href={href}>
          {data.name}
        </AppLink>
      ) : (
        <span className={classes.name}>{data.name}</span>
      )}
      {/* A closed album reveals nothing, not even that it is empty. */}
      {open && <span className={classes.count}>{t('album.count', { count: data.mediaCount })}</span>}
      {!own && <AlbumAccessButton album={data} />}
    </div>
  )
}

function TypeSign({ type, locked }: { type: 'PROTECTED' | 'RED'; locked: boolean }) {
  const { t } = useTranslation('media')
  const Sign = type === 'RED' ? IconMoon : locked ? IconLock : IconLockOpen
  return (
    <span className={classes.sign}>
      <Sign size={14} stroke={2} aria-hidden />
      {t(`album.type.${type}.name`)}
    </span>
  )
}
