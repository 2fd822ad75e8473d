import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { OWN_ALBUMS, OWN_MEDIA } from '#shared/media/mediaLinks'
import classes from './OwnMediaPages.module.css'

export function OwnMediaPages() {
  const { t } = useTranslation('media')
  return (
    <nav className={classes.pages} aria-label={t('tabs.label')}>
      <NavLink className={classes.page} to={OWN_MEDIA} end preventScrollReset>
        {t('tabs.media')}
      </NavLink>
      <NavLink className={classes.page} to={OWN_ALBUMS} preventScrollReset>
        {t('tabs.albums')}
      </NavLink>
    </nav>
  )
}
