import { IconDoorExit } from '@tabler/icons-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { keepChoice } from '#lib/choiceCookie'
import { keepOutOnceLeft, leaveQuickly } from '#platform/discretion/left'
import { useSession } from '#platform/session/useSession'
import classes from './Discretion.module.css'
import { uncoverOnTap } from './uncoverOnTap'
import { useAwayLogOut } from './useAwayLogOut'

/** Escape pressed twice within this time leaves. */
const TWICE_MS = 600

/** The quick way out of the dark sites, a plain tab, pictures blurred until they are tapped, and the end of a session. */
export function Discretion() {
  const { t } = useTranslation('discretion')
  const { discretion, isLoggedIn, isImpersonated } = useSession().viewer
  const { hasBlurredPictures = false, hasDiscreetTab = false, awayMinutes = null } = discretion ?? {}
  useAwayLogOut(isImpersonated ? null : awayMinutes)

  useEffect(() => {
    let pressedAt = -TWICE_MS
    const onKey = ({ key, timeStamp, repeat }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat) return
      if (timeStamp - pressedAt < TWICE_MS) leaveQuickly()
      pressedAt = timeStamp
    }
    // Dialogs keep the key from those that listen later.
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])

  useEffect(keepOutOnceLeft, [])

  useEffect(() => {
    document.documentElement.toggleAttribute('data-blurred', hasBlurredPictures)
    if (!hasBlurredPictures) return undefined
    return uncoverOnTap()
  }, [hasBlurredPictures])

  useEffect(() => {
    document
      .querySelector('link[rel="icon"]')
      ?.setAttribute('href', hasDiscreetTab ? '/icon-plain.svg' : '/icon-midnat.svg')
  }, [hasDiscreetTab])

  useEffect(() => {
    // Kept for the log-in page, where the server does not know whose tab it is.
    if (isLoggedIn) keepChoice('plain-tab=1', hasDiscreetTab)
  }, [isLoggedIn, hasDiscreetTab])

  // Over dialogs too: pictures are shown in them.
  return createPortal(
    <button type="button" className={classes.exit} aria-label={t('exit')} title={t('exitHint')} onClick={leaveQuickly}>
      <IconDoorExit size={22} stroke={1.75} aria-hidden />
    </button>,
    document.body,
  )
}
