import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

/** Asks before the page is left while something is under way. The caller draws what it gives back. */
export function useLeaveGuard(active: boolean) {
  const { t } = useTranslation(['media', 'common'])
  const blocker = useBlocker(active)
  useEffect(() => {
    if (!active) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('upload.leave.title')}
      message={t('upload.leave.text')}
      confirmLabel={t('upload.leave.confirm')}
      cancelLabel={t('upload.leave.stay')}
      closeLabel={t('common:close')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
