import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { siteAge } from '#lib/format/siteAge'
import { useToday } from '#platform/session/useToday'
import type { FrontFacts_site$key } from './__generated__/FrontFacts_site.graphql'
import classes from './FrontFacts.module.css'

const fragment = graphql`
  fragment FrontFacts_site on Site {
    onlineCount
    supportRating {
      average
      count
    }
  }
`

/** Three numbers about the site. A number that is unknown, or would say nothing, is left out. */
export function FrontFacts({ site }: { site: FrontFacts_site$key }) {
  const { t } = useTranslation('front')
  const locale = useLocale()
  const { onlineCount, supportRating } = useFragment(fragment, site)
  const age = siteAge(useToday())
  return (
    <dl className={classes.facts}>
      {Boolean(onlineCount) && (
        <div className={classes.online}>
          <dt>{t('facts.online')}</dt>
          <dd>{onlineCount?.toLocaleString(locale)}</dd>
        </div>
      )}
      {supportRating && supportRating.count > 0 && (
        <div>
          <dt>{t('facts.support')}</dt>
          <dd>
            {supportRating.average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            <small> {t('facts.ofFive')}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('facts.since')}</dt>
        <dd>
          {age}
          <small> {t('facts.years')}</small>
        </dd>
      </div>
    </dl>
  )
}
