import { UnstyledButton } from '@mantine/core'
import { IconCookie } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ConsentCategory } from '#lib/consent/consent'
import { OPEN_COOKIE_PREFERENCES } from '#platform/consent/cookies'
import { useConsent } from '#platform/consent/useConsent'
import classes from './ExternalVideo.module.css'
import { externalVideoOf } from './externalVideos'

interface ExternalVideoProps {
  name: string
  /** The consent category that the video needs. */
  category?: ConsentCategory
}

/**
 * An embedded video of another site. It loads only with consent; without, it shows a placeholder that opens the
 * cookie preferences.
 */
export function ExternalVideo({ name, category = 'marketing' }: ExternalVideoProps) {
  const { t } = useTranslation('richText')
  const granted = useConsent(category)
  const video = externalVideoOf(name)
  if (!video) return null
  const { site, player } = video
  if (!granted) {
    return (
      <UnstyledButton
        className={`${classes.frame} ${classes.refused}`}
        onClick={() => window.dispatchEvent(new Event(OPEN_COOKIE_PREFERENCES))}
      >
        <IconCookie size={30} stroke={1.4} aria-hidden />
        <span className={classes.words}>{t('reading.video.refused')}</span>
        <span className={classes.action}>{t('reading.video.change')}</span>
      </UnstyledButton>
    )
  }
  return (
    <iframe
      className={classes.frame}
      src={player}
      title={t('reading.video.title', { site })}
      loading="lazy"
      allow="encrypted-media; fullscreen; picture-in-picture"
      // The player has another origin, so the sandbox still separates it; it needs its own origin to play.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
