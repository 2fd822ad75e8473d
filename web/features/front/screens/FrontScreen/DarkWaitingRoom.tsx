import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { siteUrl } from '#platform/session/siteUrl'
import { useSession } from '#platform/session/useSession'
import { DARK_PROFILE } from '#shared/darkProfile/paths'
import { useLogOut } from '#shared/logOut/useLogOut'
import type { DarkWaitingRoom_viewer$key } from './__generated__/DarkWaitingRoom_viewer.graphql'
import buttons from './EntryButtons.module.css'
import classes from './MidnatFront.module.css'

const fragment = graphql`
  fragment DarkWaitingRoom_viewer on Viewer {
    darkAdmission {
      status
      reason
      againFrom
    }
  }
`

/** Shown to members who are not admitted to the dark site yet: their status, what was answered, and how to continue. */
export function DarkWaitingRoom({ viewer: key }: { viewer: DarkWaitingRoom_viewer$key | null }) {
  const { t } = useTranslation('front')
  const locale = useLocale()
  const { site, viewer } = useSession()
  const logOut = useLogOut()
  const now = useToday()
  const admission = useFragment(fragment, key)?.darkAdmission
  const mainSite = site.hosts.find(({ host }) => host === site.counterpartHost)
  const main = mainSite?.name ?? ''
  const applied = admission?.status === 'MORE_ASKED' ? 'MORE_ASKED' : 'APPLIED'
  const status =
    viewer.darkStatus === 'APPLIED' ? applied : viewer.darkStatus === 'DECLINED' ? viewer.darkStatus : 'UNASKED'
  const isAnswered = status === 'MORE_ASKED' || status === 'DECLINED'
  const againFrom = status === 'DECLINED' ? admission?.againFrom : null
  const again = againFrom && new Date(againFrom) > now ? formatDate(againFrom, locale, { style: 'long' }) : null
  return (
    <>
      <h1 className={classes.greeting}>{t('waiting.title', { name: viewer.name })}</h1>
      <div className={classes.status}>
        <p>{t(`waiting.${status}`, { site: site.name, main })}</p>
        {isAnswered && admission?.reason && <blockquote>{admission.reason}</blockquote>}
        {againFrom && <p>{again ? t('waiting.again', { main, date: again }) : t('waiting.open', { main })}</p>}
      </div>
      <div className={buttons.buttons}>
        {mainSite && (
          <>
            <Button component="a" href={new URL(DARK_PROFILE, siteUrl(mainSite.host)).href} size="lg">
              {t(`waiting.step.${status}`)}
            </Button>
            <Button component="a" href={siteUrl(mainSite.host)} variant="default" size="lg">
              {t('waiting.toMain', { site: mainSite.name })}
            </Button>
          </>
        )}
        <Button variant="default" size="lg" onClick={logOut}>
          {t('waiting.logOut')}
        </Button>
      </div>
    </>
  )
}
