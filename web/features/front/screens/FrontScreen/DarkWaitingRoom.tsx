import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DARK_PROFILE } from '#shared/darkProfile/paths'
import { useLogOut } from '#shared/logOut/useLogOut'
import { siteUrl } from '#platform/session/siteUrl'
import { useSession } from '#platform/session/useSession'
import buttons from './EntryButtons.module.css'
import classes from './MidnatFront.module.css'

/** Shown to members who are not admitted to the dark site yet: their status, and how to continue. */
export function DarkWaitingRoom() {
  const { t } = useTranslation('front')
  const { site, viewer } = useSession()
  const logOut = useLogOut()
  const mainSite = site.hosts.find(({ host }) => host === site.counterpartHost)
  const status = viewer.darkStatus === 'APPLIED' || viewer.darkStatus === 'DECLINED' ? viewer.darkStatus : 'UNASKED'
  return (
    <>
      <h1 className={classes.headline}>{t('waiting.title', { name: viewer.name })}</h1>
      <p className={classes.lead}>{t(`waiting.${status}`, { site: site.name, main: mainSite?.name ?? '' })}</p>
      <div className={buttons.buttons}>
        {mainSite && (
          <>
            <Button component="a" href={`${siteUrl(mainSite.host)}${DARK_PROFILE}`} size="lg">
              {t('waiting.apply')}
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
