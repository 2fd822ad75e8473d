import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

interface LeaveGuardOptions {
  /** What is asked; about uploads when left out. */
  readonly words?: { readonly title: string; readonly text: string; readonly confirm: string; readonly stay: string }
  /** Tries to end what is under way before anything is asked. Answers whether the page may be left. */
  readonly finish?: () => Promise<boolean>
}

/** Asks before the page is left while something is under way. The caller draws what it gives back. */
export function useLeaveGuard(active: boolean, { words, finish }: LeaveGuardOptions = {}) {
  const { t } = useTranslation(['media', 'common'])
  // A picture that opens over the page by its address does not leave it.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  const [unfinished, setUnfinished] = useState<unknown>(null)
  const tryToFinish = useEffectEvent(async () => (finish ? finish() : false))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location, proceed } = blocker
    void tryToFinish().then((finished) => (finished ? proceed() : setUnfinished(location)))
  }, [blocker])
  useEffect(() => {
    if (!active) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked' && (!finish || unfinished === blocker.location)}
      title={words?.title ?? t('upload.leave.title')}
      message={words?.text ?? t('upload.leave.text')}
      confirmLabel={words?.confirm ?? t('upload.leave.confirm')}
      cancelLabel={words?.stay ?? t('upload.leave.stay')}
      closeLabel={t('common:close')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
