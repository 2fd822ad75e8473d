import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useSessionAction } from '#platform/mutations/useSessionAction'
import { logInPath } from '#platform/routing/links'
import { loadAfterSessionChange } from '#platform/session/endedSession'
import type { useAwayLogOutMutation } from './__generated__/useAwayLogOutMutation.graphql'

const mutation = graphql`
  mutation useAwayLogOutMutation {
    logOut {
      userErrors {
        code
      }
    }
  }
`

const MINUTE = 60_000
const CHECK_EVERY = 10_000
/** What somebody does who is there; of another tab that becomes visible the server decides. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'timeupdate'] as const

/** Logs out when a page lies open and nobody has touched one of the site for as long as the member has chosen. */
export function useAwayLogOut(minutes: number | null): void {
  const [logOut] = useSessionAction<useAwayLogOutMutation>(mutation)
  useEffect(() => {
    if (minutes === null) return undefined
    let seenAt = Date.now()
    let toldAt = 0
    const tabs = { channel: 'BroadcastChannel' in window ? new BroadcastChannel('presence') : undefined }
    const onSign = () => {
      seenAt = Date.now()
      if (seenAt - toldAt < CHECK_EVERY) return
      toldAt = seenAt
      tabs.channel?.postMessage(null)
    }
    tabs.channel?.addEventListener('message', () => {
      seenAt = Date.now()
    })
    const leave = async () => {
      const { pathname, search } = window.location
      if (await logOut({})) loadAfterSessionChange(logInPath(pathname + search))
    }
    const timer = window.setInterval(() => {
      if (Date.now() - seenAt < minutes * MINUTE) return
      seenAt = Date.now()
      void leave()
    }, CHECK_EVERY)
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true })
    document.addEventListener('visibilitychange', onSign)
    return () => {
      window.clearInterval(timer)
      tabs.channel?.close()
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true })
      document.removeEventListener('visibilitychange', onSign)
    }
  }, [minutes, logOut])
}
