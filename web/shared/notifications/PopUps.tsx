import { VisuallyHidden } from '@mantine/core'
import { useDocumentVisibility } from '@mantine/hooks'
import { useMedia } from '#ui/useMedia'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLiveEvents } from '#platform/live/liveEvents'
import type { PopUpsQuery } from './__generated__/PopUpsQuery.graphql'
import { playChime } from './chime'
import { NewsText } from './NewsText'
import { MAIL, toastOf, type Toast, type ToastGroup } from './toastOf'
import { addToPopUp, popUpId, type PopUp } from './popUp'
import { PopUpBody } from './PopUpBody'
import classes from './PopUpBody.module.css'
import { useOnlineFavourites } from './useOnlineFavourites'
import { isHeldByAnyTab, useTabLock } from './useTabLock'

/** Milliseconds that a toast stays visible. */
const SHOWN = 8_000

const query = graphql`
  query PopUpsQuery {
    viewer {
      id
      notificationSettings {
        topic
        delivery
      }
    }
  }
`

/** Name of the lock that a tab holds while it shows a conversation. */
const showing = (path: string) => `showing ${path}`

/** Whether the member has interacted with this page. */
function useUsed(): boolean {
  const [used, setUsed] = useState(() => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false)
  useEffect(() => {
    if (used) return
    const stop = new AbortController()
    for (const gesture of ['pointerup', 'keydown']) {
      window.addEventListener(gesture, () => setUsed(true), { signal: stop.signal })
    }
    return () => stop.abort()
  }, [used])
  return used
}

/**
 * Shows toasts and plays a sound, as the member has chosen for each topic. Toasts appear in the visible tab, the
 * sound plays in one tab, and the conversation that is open causes neither.
 */
export function PopUps({ viewerLegacyId }: { viewerLegacyId: number }) {
  const { t } = useTranslation('notifications')
  const { notificationSettings } = useLazyLoadQuery<PopUpsQuery>(query, {}).viewer
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const visible = useDocumentVisibility() === 'visible'
  // On phones, a toast at the bottom would cover the composer.
  const phone = useMedia('(max-width: 37.49em)', { phone: true, desktop: false })
  const popsUpHere = useTabLock('pop-ups', visible)
  const soundsHere = useTabLock('sounds', useUsed())
  useTabLock(showing(pathname), visible && pathname.startsWith(MAIL))
  const standing = useRef(new Map<ToastGroup, PopUp>())
  const [heard, setHeard] = useState<Toast | null>(null)

  const show = (toast: Toast) => {
    const { group } = toast
    const before = standing.current.get(group)
    const popUp = addToPopUp(before, toast)
    const id = popUpId(group)
    standing.current.set(group, popUp)
    const shown = {
      id,
      className: classes.popUp,
      // The toast is outside the page's landmarks; screen readers read the status element below instead.
      role: 'log',
      'aria-live': 'off',
      position: phone ? 'top-center' : 'bottom-right',
      // Mantine restarts the timer only when the duration changes.
      autoClose: SHOWN + popUp.more,
      closeButtonProps: { 'aria-label': t('close') },
      onClose: () => standing.current.delete(group),
      message: (
        <PopUpBody
          popUp={popUp}
          onFollow={(path) => {
            notifications.hide(id)
            void navigate(path)
          }}
        />
      ),
    } as const
    if (before) notifications.update(shown)
    else notifications.show(shown)
    setHeard(toast)
  }

  const tell = async (toast: Toast) => {
    const ways = notificationSettings?.find(({ topic }) => topic === toast.topic)?.delivery ?? []
    const wantsSound = ways.includes('PLAY_AUDIO') && soundsHere.current
    const wantsPopUp = ways.includes('SHOW_POPUP') && visible && popsUpHere.current
    if (!wantsSound && !wantsPopUp) return
    if (toast.group === 'mail' && (await isHeldByAnyTab(showing(toast.path)))) return
    if (wantsSound) playChime()
    if (wantsPopUp) show(toast)
  }

  useLiveEvents((event) => {
    const toast = toastOf(event, viewerLegacyId)
    if (toast) void tell(toast)
  })
  useOnlineFavourites((toasts) => toasts.forEach((toast) => void tell(toast)))

  return (
    <VisuallyHidden role="status">
      {heard && <NewsText words={heard.words} name={heard.name} place={heard.place} />}
    </VisuallyHidden>
  )
}
