import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { GraphError } from '../../relay/errors'
import { ErrorState } from '../../ui/ErrorState'
import { PageTitle } from '../PageTitle'
import { NotFoundScreen } from './NotFoundScreen'

/** Stands in a screen's place when it failed. Trying again navigates to the same address, which clears the error. */
export function ErrorScreen() {
  const { t } = useTranslation('common')
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  const requestId = error instanceof GraphError ? error.requestId : undefined
  return (
    <>
      <PageTitle>{t('error.screenTitle')}</PageTitle>
      <ErrorState
        isPage
        title={t('error.screenTitle')}
        text={error instanceof GraphError && error.code === 'NETWORK' ? t('error.network') : t('error.screenText')}
        action={{ label: t('retry'), onSelect: () => void navigate(pathname + search, { replace: true }) }}
        secondAction={{ label: t('error.home'), href: '/' }}
        reference={requestId ? t('error.reference', { id: requestId }) : undefined}
      />
    </>
  )
}
