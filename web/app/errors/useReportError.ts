import { notifications } from '@mantine/notifications'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { GraphError, toGraphError, type GraphErrorBody } from '../../relay/errors'
import { openBuyMembership } from '../dialogs/openBuyMembership'
import { openErrorDialog } from './openErrorDialog'

/**
 * Tells the member of a fault: in words of theirs, and with what to do. A members-only refusal opens the buy-membership
 * dialog instead.
 */
export function useReportError() {
  const { t } = useTranslation('common')
  return useCallback(
    (cause: Error | readonly GraphErrorBody[]) => {
      const error = cause instanceof Error ? cause : toGraphError(cause)
      const code = error instanceof GraphError ? error.code : 'UPSTREAM_ERROR'
      if (error instanceof GraphError && code === 'MEMBERS_ONLY') {
        openBuyMembership(error.feature)
        return
      }
      const passing = code === 'NETWORK' ? t('error.network') : code === 'RATE_LIMITED' ? t('error.rateLimited') : null
      if (passing === null) {
        openErrorDialog({ requestId: error instanceof GraphError ? error.requestId : undefined })
        return
      }
      notifications.show({
        color: 'red',
        title: t('error.title'),
        message: passing,
        closeButtonProps: { 'aria-label': t('close') },
      })
    },
    [t],
  )
}
