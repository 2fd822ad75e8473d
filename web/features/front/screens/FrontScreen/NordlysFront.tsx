import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import { siteAge } from '#lib/format/siteAge'
import { HeroPicture } from '../../components/HeroPicture'
import { useToday } from '#platform/session/useToday'
import type { FrontScreenQuery } from './__generated__/FrontScreenQuery.graphql'
import { EntryButtons } from './EntryButtons'
import { FrontFacts } from './FrontFacts'
import { FrontLandingPages } from './FrontLandingPages'
import { FrontReviews } from './FrontReviews'
import { NewestFaces } from './NewestFaces'
import classes from './NordlysFront.module.css'

const PROMISES = ['time', 'control', 'people'] as const

export function NordlysFront({ site }: { site: FrontScreenQuery['response']['site'] }) {
  const { t } = useTranslation('front')
  const { name } = useSite()
  const years = siteAge(useToday())
  return (
    <>
      <section className={classes.hero}>
        <HeroPicture dark={false} eager sizes="(min-width: 60em) 60vw, 100vw" className={classes.picture} />
        <div className={classes.words}>
          <h1 className={classes.headline}>{t('nordlys.headline')}</h1>
          <p className={classes.lead}>{t('nordlys.lead', { site: name })}</p>
          <EntryButtons />
          <FrontFacts site={site} />
        </div>
      </section>
      <NewestFaces site={site} layout="grid" />
      <section className={classes.promises} aria-label={t('nordlys.promisesTitle')}>
        <ol>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <h2>{t(`nordlys.promise.${promise}.title`)}</h2>
              <p>{t(`nordlys.promise.${promise}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <FrontReviews site={site} />
      <FrontLandingPages site={site} />
      <section className={classes.closing}>
        <p className={classes.years} aria-hidden>
          {years}
        </p>
        <div>
          <h2>{t('nordlys.closingTitle', { years })}</h2>
          <p>{t('nordlys.closingText')}</p>
          <EntryButtons />
        </div>
      </section>
    </>
  )
}
