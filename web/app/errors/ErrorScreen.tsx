import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { NotFoundScreen } from './NotFoundScreen'

/** Stands in a screen's place when it failed. Trying again navigates to the same address, which clears the error. */
export function ErrorScreen() {
  const { t } = useTranslation('common')
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return (
    <div role="alert">
      <h1>{t('error.screenTitle')}</h1>
      <p>{t('error.screenText')}</p>
      <Button onClick={() => navigate(pathname + search, { replace: true })}>{t('retry')}</Button>
    </div>
  )
}
