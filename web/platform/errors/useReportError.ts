import { notifications } from '@mantine/notifications'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { GraphError, toGraphError, type GraphErrorBody, type GraphErrorCode } from '#platform/relay/errors'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { openErrorDialog } from './openErrorDialog'

/** The text of a toast for passing faults; null for those of the error dialog. */
function passingMessage(t: TFunction, code: GraphErrorCode): string | null {
  if (code === 'NETWORK') return t('error.network')
  if (code === 'RATE_LIMITED') return t('error.rateLimited')
  // The page finds out whose session it is, and leaves or goes on.
  return code === 'UNAUTHENTICATED' ? t('Common_ErrorOccurred') : null
}

/**
 * Reports a fault to the member, in their words, with what to do. A members-only refusal opens the buy-membership
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
      const message = passingMessage(t, code)
      if (message === null) {
        openErrorDialog({ requestId: error instanceof GraphError ? error.requestId : undefined })
        return
      }
      notifications.show({
        color: 'red',
        title: t('error.title'),
        message,
        closeButtonProps: { 'aria-label': t('close') },
      })
    },
    [t],
  )
}
