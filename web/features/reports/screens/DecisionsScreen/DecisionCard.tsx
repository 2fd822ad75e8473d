import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import type { DecisionCard_decision$key } from './__generated__/DecisionCard_decision.graphql'
import classes from './decisions.module.css'

const fragment = graphql`
  fragment DecisionCard_decision on Decision {
    decision
    decidedAt
    itemType
    reason
    evidence
    objection
    objectedAt
    outcome
    outcomeReason
    outcomeAt
  }
`

/** What was decided and why, the objection, and what became of it. */
export function DecisionCard({ decision }: { decision: DecisionCard_decision$key }) {
  const { t } = useTranslation('reports')
  const locale = useLocale()
  const data = useFragment(fragment, decision)
  const day = (at: string | null | undefined) => (at ? formatDate(at, locale, { style: 'long' }) : '')
  return (
    <div className={classes.decision}>
      <p className={classes.quiet}>{[t(`type.${data.itemType}`), day(data.decidedAt)].filter(Boolean).join(' · ')}</p>
      {data.decision && <h2>{t(`told.${data.decision}`)}</h2>}
      {data.reason && <p className={classes.words}>{data.reason}</p>}
      {data.evidence && (
        <>
          <h3>{t('mine.evidence')}</h3>
          <blockquote className={classes.quote}>{data.evidence}</blockquote>
        </>
      )}
      {data.objection && (
        <>
          <h3>{t('mine.objection', { date: day(data.objectedAt) })}</h3>
          <blockquote className={classes.quote}>{data.objection}</blockquote>
          <p className={classes.words}>
            <strong>{data.outcome ? t(`outcome.${data.outcome}`) : t('mine.waiting')}</strong>{' '}
            {data.outcome && data.outcomeReason}
          </p>
        </>
      )}
    </div>
  )
}
