import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { TextLink } from '#ui/links/TextLink'
import { useToday } from '#platform/session/useToday'
import { useMarkVisitsSeen } from '#shared/visits/useMarkVisitsSeen'
import type { VisitsPanelBodyQuery } from './__generated__/VisitsPanelBodyQuery.graphql'
import { PanelRow } from './PanelRow'
import classes from '../PanelBody.module.css'

const query = graphql`
  query VisitsPanelBodyQuery {
    viewer {
      menuVisits(first: 8) {
        edges {
          node {
            visitedAt
            profile {
              id
              ...PanelRow_profile
            }
          }
        }
      }
    }
  }
`

/** The latest visitors; opening it marks them as seen. */
export function VisitsPanelBody() {
  const { t } = useTranslation('shell')
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const { menuVisits } = useLazyLoadQuery<VisitsPanelBodyQuery>(query, {}, { fetchPolicy: 'network-only' }).viewer
  useMarkVisitsSeen()
  if (!menuVisits) return <p className={classes.quiet}>{t('panel.failed')}</p>
  if (menuVisits.edges.length === 0) return <p className={classes.quiet}>{t('panel.noVisits')}</p>
  return (
    <div className={classes.scroll}>
      <ul className={classes.people}>
        {menuVisits.edges.map(({ node }) => (
          <PanelRow key={node.profile.id} profile={node.profile}>
            <time dateTime={node.visitedAt}>{formatRelativeTime(node.visitedAt, today, timeWords)}</time>
          </PanelRow>
        ))}
      </ul>
      <TextLink standalone href="/Visitors">
        {t('panel.allVisits')}
      </TextLink>
    </div>
  )
}
