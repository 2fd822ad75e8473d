import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { CREATE_PROFILE } from '#platform/routing/links'
import { useLogInDialog } from '../../components/useLogInDialog'
import classes from './EntryButtons.module.css'

export function EntryButtons() {
  const { t } = useTranslation('front')
  const { open } = useLogInDialog()
  const { pathname } = useLocation()
  return (
    <div className={classes.buttons}>
      <Button component={Link} to={CREATE_PROFILE} state={{ from: pathname }} size="lg">
        {t('enter.create')}
      </Button>
      <Button variant="default" size="lg" onClick={() => open('login')}>
        {t('enter.logIn')}
      </Button>
    </div>
  )
}
