import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { HoldButton } from '#shared/staff/desk/HoldButton'
import { HoldNotice } from '#shared/staff/desk/HoldNotice'
import { Section } from '#ui/layout/Section'
import { Banner } from '#ui/states/Banner'
import { useCase } from '../../mutations/useCase'
import type { CaseView_case$key } from './__generated__/CaseView_case.graphql'
import { CaseItem } from './CaseItem'
import { CaseReports } from './CaseReports'
import { DecisionForm } from './DecisionForm'
import { MemberHistory } from './MemberHistory'
import { ObjectionForm } from './ObjectionForm'
import classes from './reportDesk.module.css'

const fragment = graphql`
  fragment CaseView_case on ReportCase {
    id
    itemType
    status
    hasConflictOfInterest
    isUrgent
    profileName
    takenBy
    isTakenByViewer
    takenUntil
    decision
    decidedAt
    reason
    evidence
    objection
    objectedAt
    outcome
    outcomeReason
    ...CaseItem_case
    ...CaseReports_case
    ...MemberHistory_case
    ...DecisionForm_case
    ...ObjectionForm_case
  }
`

/** A case: the thing in its context, who reported it, whose it is, and the decision. */
export function CaseView({ reportCase }: { reportCase: CaseView_case$key }) {
  const { t } = useTranslation('reports')
  const locale = useLocale()
  const data = useFragment(fragment, reportCase)
  const desk = useCase(data.id)
  const waits = data.status !== 'DECIDED'
  const isForOther = data.hasConflictOfInterest || (data.takenBy !== null && !data.isTakenByViewer)
  const day = (at: string | null | undefined) => (at ? formatDateTime(at, locale, { style: 'medium' }) : '')
  return (
    <article className={classes.case}>
      <header className={classes.head}>
        <h2>{t('desk.row', { type: t(`type.${data.itemType}`), name: data.profileName ?? t('desk.gone') })}</h2>
        {waits && !data.hasConflictOfInterest && <HoldButton hold={data} desk={desk} />}
      </header>
      <HoldNotice hold={data} />
      {waits && data.hasConflictOfInterest && <Banner tone="info">{t('form.conflict')}</Banner>}
      {data.isUrgent && data.status === 'OPEN' && <Banner tone="danger">{t('desk.urgentText')}</Banner>}
      <CaseItem reportCase={data} />
      {data.decision && (
        <Section title={t('desk.decision')} order={3}>
          <p className={classes.words}>
            <strong>{t(`decided.${data.decision}`)}</strong> {day(data.decidedAt)}
          </p>
          {data.reason && <p className={classes.words}>{data.reason}</p>}
          {data.evidence && <blockquote className={classes.quote}>{data.evidence}</blockquote>}
        </Section>
      )}
      {data.objection && (
        <Section title={t('desk.objection')} note={day(data.objectedAt)} order={3}>
          <blockquote className={classes.quote}>{data.objection}</blockquote>
          {data.outcome && (
            <p className={classes.words}>
              <strong>{t(`outcome.${data.outcome}`)}</strong> {data.outcomeReason}
            </p>
          )}
        </Section>
      )}
      {data.status === 'OPEN' && !isForOther && <DecisionForm reportCase={data} desk={desk} />}
      {data.status === 'OBJECTED' && !isForOther && <ObjectionForm reportCase={data} desk={desk} />}
      <CaseReports reportCase={data} />
      <MemberHistory reportCase={data} />
    </article>
  )
}
