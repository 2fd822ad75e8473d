import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveDialog, type LeaveWords } from './LeaveDialog'

interface LeaveGuardOptions {
  /** Texts of the dialog; default to those about uploads. */
  readonly words?: LeaveWords
  /** Tries to finish the work before the dialog opens. Resolves to whether the page can be left. */
  readonly finish?: () => Promise<boolean>
}

/** Asks before the page is left while `active`. The caller renders the dialog. */
export function useLeaveGuard(active: boolean, { words, finish }: LeaveGuardOptions = {}) {
  // Opening a picture over the page changes only the query.
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
  const asking = blocker.state === 'blocked' && (!finish || unfinished === blocker.location)
  const question = (
    <LeaveDialog opened={asking} words={words} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />
  )
  return { asking, question }
}
