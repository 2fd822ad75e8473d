import { Select, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { loadAfterSessionChange } from '#platform/session/endedSession'
import { placeErrors } from '#platform/forms/placeErrors'
import { forgetKeptTexts } from '#shared/keptTexts/keptTexts'
import { FormButtons } from '#platform/forms/FormButtons'
import { Sheet } from '#ui/overlays/Sheet'
import { useImpersonate } from '../../mutations/useImpersonate'
import type { ActAsSheet_profile$key } from './__generated__/ActAsSheet_profile.graphql'
import classes from './ActAsScreen.module.css'
import { StaffProfileCard } from './StaffProfileCard'

const fragment = graphql`
  fragment ActAsSheet_profile on StaffProfile {
    profileId
    name
    ...StaffProfileCard_profile
  }
`

const REASON_LENGTH = { min: 3, max: 500 }
const MINUTES = [15, 30, 60] as const

export function ActAsSheet({ profile, onClose }: { profile: ActAsSheet_profile$key; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common'])
  const formId = useId()
  const data = useFragment(fragment, profile)
  const [impersonate, busy] = useImpersonate()
  const form = useForm({
    initialValues: { reason: '', minutes: '15' },
    validate: { reason: (reason) => (reason.trim().length < REASON_LENGTH.min ? t('begin.reasonNeeded') : null) },
  })
  const begin = form.onSubmit(async ({ reason, minutes }) => {
    const onNotFound = () => form.setFieldError('reason', t('begin.gone'))
    const input = { profileId: data.profileId, reason: reason.trim(), minutes: Number(minutes) }
    const answer = await impersonate({ input }, { onNotFound, onRefused: placeErrors(form, 'reason') })
    if (!answer) return
    forgetKeptTexts()
    loadAfterSessionChange('/Start')
  })
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('begin.title', { name: data.name })}
      description={t('begin.description')}
      closeLabel={t('common:close')}
      busy={busy}
      footer={<FormButtons formId={formId} submitLabel={t('begin.begin')} onCancel={onClose} busy={busy} />}
    >
      <div className={classes.chosen}>
        <StaffProfileCard profile={data} />
      </div>
      <form id={formId} onSubmit={begin} noValidate>
        <Textarea
          label={t('begin.reason')}
          description={t('begin.reasonHint')}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={REASON_LENGTH.max}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <Select
          mt="md"
          label={t('limit.label')}
          allowDeselect={false}
          data={MINUTES.map((count) => ({ value: String(count), label: t('limit.minutes', { count }) }))}
          {...form.getInputProps('minutes')}
        />
      </form>
    </Sheet>
  )
}
