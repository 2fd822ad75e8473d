import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useReportError } from '#platform/errors/useReportError'
import { placeErrors } from '#platform/forms/placeErrors'
import { tell } from '#platform/toasts/tell'
import { Section } from '#ui/layout/Section'
import type { RoleLevel } from '../../mutations/__generated__/useRolesSetMutation.graphql'
import { useRoles } from '../../mutations/useRoles'
import { useFindProfile } from '../../useFindProfile'
import classes from './roles.module.css'

const LOWER = ['NORMAL', 'HIDDEN_CERTIFIED_PROFILE', 'CERTIFIED_PROFILE', 'CHAT_MODERATOR'] as const
const ALL = [...LOWER, 'SUPPORT', 'DEVELOPER'] as const

interface RoleFormProps {
  isDeveloper: boolean
  /** Reads the lists of the page anew. */
  onChange: () => void
}

/** Gives a role, or proposes it where two are needed. */
export function RoleForm({ isDeveloper, onChange }: RoleFormProps) {
  const { t } = useTranslation('admin')
  const { set, busy } = useRoles()
  const find = useFindProfile()
  const reportError = useReportError()
  const form = useForm<{ number: string; roleLevel: RoleLevel | null; reason: string }>({
    initialValues: { number: '', roleLevel: null, reason: '' },
    validate: {
      number: (number) => (/^\d{1,9}$/.test(number.trim()) ? null : t('roles.numberNeeded')),
      roleLevel: (roleLevel) => (roleLevel === null ? t('roles.roleNeeded') : null),
      reason: (reason) => (reason.trim() === '' ? t('roles.reasonNeeded') : null),
    },
  })
  const send = form.onSubmit(async ({ number, roleLevel, reason }) => {
    if (roleLevel === null) return
    const onNotFound = () => form.setFieldError('number', t('roles.unknown'))
    const profileId = await find(number.trim()).catch(reportError)
    if (!profileId) return onNotFound()
    const input = { profileId, roleLevel, reason: reason.trim() }
    const answer = await set({ input }, { onNotFound, onRefused: placeErrors(form, 'number') })
    if (!answer) return
    form.reset()
    onChange()
    tell(t(answer.setRole.isWaiting ? 'roles.waits' : 'roles.done'))
  })
  return (
    <Section title={t('roles.give')} note={t('roles.giveNote')}>
      <form className={classes.form} onSubmit={send} noValidate>
        <TextInput label={t('roles.number')} inputMode="numeric" maxLength={9} {...form.getInputProps('number')} />
        <Select
          label={t('roles.role')}
          data={(isDeveloper ? ALL : LOWER).map((value) => ({ value, label: t(`roles.level.${value}`) }))}
          {...form.getInputProps('roleLevel')}
        />
        <Textarea
          label={t('roles.reason')}
          description={t('roles.reasonHint')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
        <div>
          <Button type="submit" loading={busy}>
            {t('roles.action')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
