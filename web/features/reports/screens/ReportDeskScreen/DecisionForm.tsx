import { Button, NumberInput, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useDraft } from '#platform/forms/useDraft'
import { Section } from '#ui/layout/Section'
import type { useCase } from '../../mutations/useCase'
import type { ReportDecision } from '../../mutations/__generated__/useCaseDecideMutation.graphql'
import type { DecisionForm_case$key, ReportItemType } from './__generated__/DecisionForm_case.graphql'
import { ReasonField } from './ReasonField'
import classes from './reportDesk.module.css'

const fragment = graphql`
  fragment DecisionForm_case on ReportCase {
    legacyId
    itemType
    ...ReasonField_case
  }
`

const BLOGS: readonly ReportItemType[] = ['BLOG_ENTRY', 'BLOG_COMMENT']
const LODGES: readonly ReportItemType[] = ['DEBATE_ENTRY', 'DEBATE_COMMENT', 'MEETUP_COMMENT']

/** What can be decided about an item, the mildest first. */
function decisionsFor(itemType: ReportItemType): ReportDecision[] {
  return [
    'DISMISSED',
    'CHANGE_ASKED',
    'CONTENT_REMOVED',
    ...(BLOGS.includes(itemType) ? (['BLOG_BANNED'] as const) : []),
    ...(LODGES.includes(itemType) ? (['LODGE_BANNED'] as const) : []),
    'QUARANTINED',
    'PROFILE_LOCKED',
    'PROFILE_DELETED',
  ]
}

interface DecisionFormProps {
  reportCase: DecisionForm_case$key
  desk: ReturnType<typeof useCase>
}

/** Decides a case, with a reason for the member. What takes something away is asked for once more. */
export function DecisionForm({ reportCase, desk }: DecisionFormProps) {
  const { t } = useTranslation(['reports', 'common'])
  const data = useFragment(fragment, reportCase)
  const [decision, setDecision] = useState<ReportDecision | null>(null)
  const [reason, keep] = useDraft(`case ${data.legacyId}`)
  const [days, setDays] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isBan = decision === 'BLOG_BANNED' || decision === 'LODGE_BANNED'
  const check = () => {
    if (decision === null) return setError(t('form.decisionNeeded'))
    if (decision !== 'DISMISSED' && reason.trim() === '') return setError(t('form.reasonNeeded'))
    if (decision === 'DISMISSED' || decision === 'CHANGE_ASKED') return void send()
    setAsked(true)
  }
  const send = async () => {
    if (decision === null) return
    const sent = await desk.decide(
      { decision, reason: reason.trim() || null, days: isBan ? days : null },
      { onRefused: (errors) => setError(errors.map(({ message }) => message).join(' ')) },
    )
    setAsked(false)
    if (sent) keep('')
  }
  return (
    <Section title={t('form.title')} order={3}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <Radio.Group
          label={t('form.decision')}
          value={decision}
          onChange={(value) => {
            setError(null)
            setDecision(value)
          }}
        >
          <div className={classes.choices}>
            {decisionsFor(data.itemType).map((each) => (
              <Radio
                classNames={{ description: classes.about }}
                key={each}
                value={each}
                label={t(`decide.${each}.title`)}
                description={t(`decide.${each}.text`)}
              />
            ))}
          </div>
        </Radio.Group>
        {isBan && (
          <NumberInput
            label={t('form.days')}
            description={t('form.daysHint')}
            min={1}
            max={3650}
            allowDecimal={false}
            value={days ?? ''}
            onChange={(value) => setDays(typeof value === 'number' ? value : null)}
          />
        )}
        <ReasonField
          reportCase={data}
          value={reason}
          error={error}
          onSend={check}
          onChange={(text) => {
            setError(null)
            keep(text)
          }}
        />
        <div>
          <Button type="submit" loading={desk.busy}>
            {t('form.send')}
          </Button>
        </div>
      </form>
      {decision && (
        <ConfirmDialog
          opened={isAsked}
          danger
          title={t(`decide.${decision}.title`)}
          message={t('form.sure')}
          confirmLabel={t('form.send')}
          busy={desk.busy}
          onConfirm={() => void send()}
          onCancel={() => setAsked(false)}
        />
      )}
    </Section>
  )
}
