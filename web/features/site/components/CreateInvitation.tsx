import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { CREATE_PROFILE } from '#platform/routing/links'
import classes from './CreateInvitation.module.css'

/** The sign-up link of a page for visitors, which tells the sign-up where it came from. */
export function CreateInvitation() {
  const { t } = useTranslation('site')
  const { pathname, search } = useLocation()
  // Keeps the campaign of the address.
  return (
    <aside className={classes.invitation} aria-label={t('invitation.title')}>
      <p className={classes.title}>{t('invitation.title')}</p>
      <p className={classes.text}>{t('invitation.text')}</p>
      <Button component={Link} to={CREATE_PROFILE + search} state={{ from: pathname }} size="lg">
        {t('invitation.create')}
      </Button>
    </aside>
  )
}
