import { IconDoorExit } from '@tabler/icons-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { leaveQuickly } from '#platform/discretion/left'
import { useSession } from '#platform/session/useSession'
import classes from './Discretion.module.css'
import { uncoverOnTap } from './uncoverOnTap'

/** Escape pressed twice within this time leaves. */
const TWICE_MS = 600

/** The quick way out of the dark sites, and pictures that stay blurred until they are tapped. */
export function Discretion() {
  const { t } = useTranslation('discretion')
  const { discretion } = useSession().viewer
  const { hasBlurredPictures = false, hasDiscreetTab = false } = discretion ?? {}

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

  // Over dialogs too: pictures are shown in them.
  return createPortal(
    <button type="button" className={classes.exit} aria-label={t('exit')} title={t('exitHint')} onClick={leaveQuickly}>
      <IconDoorExit size={22} stroke={1.75} aria-hidden />
    </button>,
    document.body,
  )
}
