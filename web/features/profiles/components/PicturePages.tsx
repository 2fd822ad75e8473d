import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { profileAlbums, profilePictures } from '#shared/media/mediaLinks'
import classes from './PicturePages.module.css'

interface PicturePagesProps {
  legacyId: number
  albumCount: number
}

/** Links to all pictures and to the albums; hidden when there are no albums. */
export function PicturePages({ legacyId, albumCount }: PicturePagesProps) {
  const { t } = useTranslation('profiles')
  if (albumCount === 0) return null
  return (
    <nav className={classes.pages} aria-label={t('albums.choose')}>
      <NavLink end to={profilePictures(legacyId)} className={classes.page} preventScrollReset>
        {t('albums.everything')}
      </NavLink>
      <NavLink to={profileAlbums(legacyId)} className={classes.page} preventScrollReset>
        {t('albums.title')} <span>{albumCount}</span>
      </NavLink>
    </nav>
  )
}
