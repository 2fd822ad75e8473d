import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { tell } from '#platform/toasts/tell'
import { NotesDialog } from '../../components/notes/NotesDialog'
import { PasswordDialog } from '../../components/PasswordDialog'
import { useMemberSteps, type MemberStep } from '../../mutations/useMemberSteps'
import { useOwnership } from '../../mutations/useOwnership'
import type { MemberDialogs_lodge$key } from './__generated__/MemberDialogs_lodge.graphql'
import type { Managed } from './ManagedRow'

const fragment = graphql`
  fragment MemberDialogs_lodge on Lodge {
    id
    name
  }
`

const STEPS = ['makeAssistant', 'endAssistant', 'makeCoOwner', 'endCoOwner', 'remove', 'block'] as const

type Step = (typeof STEPS)[number]

export type ManagedDialog = 'notes' | 'pass' | Step

interface MemberDialogsProps {
  lodge: MemberDialogs_lodge$key
  open: { readonly dialog: ManagedDialog; readonly member: Managed } | undefined
  onClose: () => void
}

/** The dialogs of the leaders' steps with a member; one is open at most. */
export function MemberDialogs({ lodge, open, onClose }: MemberDialogsProps) {
  const { t } = useTranslation('lodgeMembers')
  const { id, name: lodgeName } = useFragment(fragment, lodge)
  const steps = useMemberSteps(id)
  const { pass, busy } = useOwnership(id)
  if (!open) return null

  const { dialog, member } = open
  const { name, profileId, membershipId } = member
  if (dialog === 'notes') {
    return <NotesDialog lodgeId={id} membershipId={membershipId} profile={{ id: profileId, name }} onClose={onClose} />
  }
  if (dialog === 'pass') {
    return (
      <PasswordDialog
        title={t('ownership.passTitle', { name })}
        text={t('ownership.passWarning', { name })}
        confirmLabel={t('ownership.passAction')}
        busy={busy}
        onConfirm={async (password, options) => {
          const isPassed = await pass(profileId, password, options)
          if (isPassed) tell(t('ownership.passed', { name, lodge: lodgeName }))
          return isPassed
        }}
        onClose={onClose}
      />
    )
  }
  const take: Record<Step, (step: MemberStep) => Promise<boolean>> = {
    makeAssistant: (step) => steps.setAssistant(step, true),
    endAssistant: (step) => steps.setAssistant(step, false),
    makeCoOwner: (step) => steps.setCoOwner(step, true),
    endCoOwner: (step) => steps.setCoOwner(step, false),
    remove: steps.remove,
    block: steps.block,
  }
  // The row shows the step at once, so the dialog does not wait for the answer.
  const confirm = async () => {
    onClose()
    if (await take[dialog](member)) tell(t(`steps.${dialog}.done`, { name }))
  }
  return (
    <ConfirmDialog
      opened
      danger={dialog === 'remove' || dialog === 'block'}
      title={t(`steps.${dialog}.title`, { name })}
      message={t(`steps.${dialog}.text`, { name })}
      confirmLabel={t(`steps.${dialog}.confirm`)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
