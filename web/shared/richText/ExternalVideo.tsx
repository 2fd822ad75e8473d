import { UnstyledButton } from '@mantine/core'
import { IconCookie } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ConsentCategory } from '#lib/consent'
import { OPEN_COOKIE_PREFERENCES } from '#platform/consent/cookies'
import { useConsent } from '#platform/consent/useConsent'
import classes from './ExternalVideo.module.css'
import { externalVideoOf } from './externalVideos'

interface ExternalVideoProps {
  /** `youtube:…` or `vimeo:…`. */
  name: string
  /** The cookies that must be consented to. */
  category?: ConsentCategory
}

/**
 * A video of another site in a text. Nothing is fetched from there before the visitor has consented; until then the place
 * says so, and leads to the cookie preferences.
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
      // The player is of another origin: it cannot reach out of the sandbox, and needs its own to play.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
