import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lodgeAlbumPath } from '#shared/lodges/paths'
import classes from '#shared/media/albums/AlbumCard.module.css'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { AppLink } from '#ui/links/AppLink'
import { Picture } from '#ui/Picture'
import type { LodgeAlbumCard_album$key } from './__generated__/LodgeAlbumCard_album.graphql'

const fragment = graphql`
  fragment LodgeAlbumCard_album on LodgeAlbum {
    legacyId
    name
    mediaCount
    cover {
      ...usePictureSource_picture
    }
    creator {
      name
    }
  }
`

interface LodgeAlbumCardProps {
  album: LodgeAlbumCard_album$key
  /** The number of the lodge. */
  lodge: number
}

/** An album of a lodge in a grid. */
export function LodgeAlbumCard({ album, lodge }: LodgeAlbumCardProps) {
  const { t } = useTranslation(['lodgeMedia', 'media'])
  const { legacyId, name, mediaCount, cover, creator } = useFragment(fragment, album)
  const source = usePictureSource(cover)
  const facts = [t('media:album.count', { count: mediaCount }), creator?.name]
  return (
    <div className={classes.card} data-open>
      <span className={classes.face}>
        <Picture
          source={source}
          alt=""
          ratio="4 / 3"
          sizes="(min-width: 37.5em) 260px, 48vw"
          fallback={<IconPhoto size={30} stroke={1.4} aria-hidden />}
        />
      </span>
      <AppLink className={classes.name} href={lodgeAlbumPath(lodge, legacyId)}>
        {name}
      </AppLink>
      <span className={classes.count}>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  )
}
