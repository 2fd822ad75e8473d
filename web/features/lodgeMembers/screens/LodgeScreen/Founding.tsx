import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lodgeSearchPath } from '#shared/lodges/lodgeSearch'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { AppLink } from '#ui/links/AppLink'
import type { Founding_lodge$key } from './__generated__/Founding_lodge.graphql'
import classes from './Founding.module.css'

const fragment = graphql`
  fragment Founding_lodge on Lodge {
    createdAt
    tags {
      id
      name
    }
  }
`

/** The words that a lodge carries, and since when it is there. */
export function Founding({ lodge }: { lodge: Founding_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const locale = useLocale()
  const { createdAt, tags } = useFragment(fragment, lodge)
  return (
    <div className={classes.founding}>
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label={t('front.tags')}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <AppLink className={classes.tag} href={lodgeSearchPath({ tags: [id] })}>
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.since}>{t('front.founded', { date: formatDate(createdAt, locale) })}</p>
    </div>
  )
}
