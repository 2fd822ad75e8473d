import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import type { FollowerRow_edge$key } from './__generated__/FollowerRow_edge.graphql'
import classes from './FollowerRow.module.css'

const fragment = graphql`
  fragment FollowerRow_edge on BlogFollowerEdge {
    since
    isNew
    node {
      ...ProfileCard_profile
    }
  }
`

export function FollowerRow({ edge }: { edge: FollowerRow_edge$key }) {
  const { t } = useTranslation('blogs')
  const locale = useLocale()
  const { since, isNew, node } = useFragment(fragment, edge)
  return (
    <div className={classes.row}>
      <div className={classes.card}>
        <ProfileCard
          profile={node}
          variant="row"
          tagline={t('lists.myFollowers.since', { date: formatDate(since, locale, { style: 'medium' }) })}
        />
      </div>
      {isNew && <span className={classes.isNew}>{t('lists.myFollowers.isNew')}</span>}
    </div>
  )
}
