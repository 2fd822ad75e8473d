import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { GraphError } from '#platform/relay/errors'
import { LINE_BACK } from '#platform/relay/lineEvents'
import { ErrorState } from '#ui/states/ErrorState'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { NotFoundScreen } from './NotFoundScreen'

/** Replaces a screen that failed. Trying again fetches it anew. */
export function ErrorScreen() {
  const { t } = useTranslation('common')
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOffline = !navigator.onLine || (error instanceof GraphError && error.code === 'NETWORK')
  const retry = () => {
    if (error instanceof GraphError) void navigate(pathname + search, { replace: true })
    // A chunk that could not be loaded is requested again only after a reload.
    else window.location.reload()
  }
  const onLineBack = useEffectEvent(() => {
    if (isOffline) retry()
  })
  useEffect(() => {
    const listener = () => onLineBack()
    window.addEventListener(LINE_BACK, listener)
    return () => window.removeEventListener(LINE_BACK, listener)
  }, [])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  const requestId = error instanceof GraphError ? error.requestId : undefined
  return (
    <>
      <PageTitle>{t('error.screenTitle')}</PageTitle>
      <ErrorState
        isPage
        title={t('error.screenTitle')}
        text={isOffline ? t('error.network') : t('error.screenText')}
        action={{ label: t('retry'), onSelect: retry }}
        secondAction={{ label: t('error.home'), href: '/' }}
        reference={requestId ? t('error.reference', { id: requestId }) : undefined}
      />
    </>
  )
}
