import { useTranslation } from 'react-i18next'
import { useSession } from '#platform/session/useSession'
import { siteAge } from '#lib/format/siteAge'
import { HeroPicture } from '../../components/HeroPicture'
import { useToday } from '#platform/session/useToday'
import type { FrontScreenQuery } from './__generated__/FrontScreenQuery.graphql'
import { DarkWaitingRoom } from './DarkWaitingRoom'
import { EntryButtons } from './EntryButtons'
import { FrontFacts } from './FrontFacts'
import { FrontLandingPages } from './FrontLandingPages'
import { FrontReviews } from './FrontReviews'
import classes from './MidnatFront.module.css'
import { NewestFaces } from './NewestFaces'

const STEPS = ['profile', 'apply', 'open'] as const

/** Front page of the dark sites. It tells members who are not admitted yet how to get in. */
export function MidnatFront({ site, viewer: applicant }: FrontScreenQuery['response']) {
  const { t } = useTranslation('front')
  const { viewer } = useSession()
  const today = useToday()
  return (
    <>
      <section className={classes.hero}>
        <HeroPicture dark eager sizes="100vw" className={classes.picture} />
        <div className={classes.words}>
          {viewer.isLoggedIn ? (
            <DarkWaitingRoom viewer={applicant ?? null} />
          ) : (
            <>
              <h1 className={classes.headline}>{t('midnat.headline')}</h1>
              <p className={classes.lead}>{t('midnat.lead')}</p>
              <EntryButtons />
            </>
          )}
          <FrontFacts site={site} />
        </div>
      </section>
      <section className={classes.steps} aria-labelledby="midnat-steps">
        <h2 id="midnat-steps">{t('midnat.stepsTitle')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`midnat.step.${step}.title`)}</h3>
              <p>{t(`midnat.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <NewestFaces site={site} layout="strip" />
      <FrontReviews site={site} />
      <FrontLandingPages site={site} />
      <section className={classes.closing}>
        <h2>{t('midnat.closingTitle', { years: siteAge(today) })}</h2>
        <p>{t('midnat.closingText')}</p>
        {!viewer.isLoggedIn && <EntryButtons />}
      </section>
    </>
  )
}
