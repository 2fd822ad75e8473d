import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveDialog, type LeaveWords } from './LeaveDialog'

interface LeaveGuardOptions {
  /** What is asked; about uploads when left out. */
  readonly words?: LeaveWords
  /** Tries to end what is under way before anything is asked. Answers whether the page may be left. */
  readonly finish?: () => Promise<boolean>
}

/** Asks before the page is left while something is under way. The caller draws the question. */
export function useLeaveGuard(active: boolean, { words, finish }: LeaveGuardOptions = {}) {
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
  const asking = blocker.state === 'blocked' && (!finish || unfinished === blocker.location)
  const question = (
    <LeaveDialog opened={asking} words={words} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />
  )
  return { asking, question }
}
