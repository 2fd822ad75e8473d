import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatRelativeTime } from '../../lib/relativeTime'
import { TextLink } from '../../ui/TextLink'
import { useCounts } from '../timers/counts'
import { useToday } from '../useToday'
import { useMarkVisitsSeen } from '../visits/useMarkVisitsSeen'
import type { VisitsPanelQuery } from './__generated__/VisitsPanelQuery.graphql'
import { PanelRow } from './PanelRow'
import classes from './TopMenu.module.css'
import { TopMenuPanel } from './TopMenuPanel'

const query = graphql`
  query VisitsPanelQuery {
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

function Visits() {
  const { t } = useTranslation('shell')
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const { menuVisits } = useLazyLoadQuery<VisitsPanelQuery>(query, {}, { fetchPolicy: 'network-only' }).viewer
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

/** Who came by last; to open it is to have seen them. */
export function VisitsPanel() {
  const { t } = useTranslation('shell')
  const fresh = useCounts()?.newVisits ?? 0
  return (
    <TopMenuPanel
      icon={IconEye}
      label={t('panel.visitsLabel', { count: fresh })}
      title={t('panel.visits')}
      count={fresh}
    >
      <Visits />
    </TopMenuPanel>
  )
}
