import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { conversationPath } from '#shared/mail/conversationPath'
import { placeErrors } from '#platform/forms/placeErrors'
import { FormButtons } from '#platform/forms/FormButtons'
import { Sheet } from '#ui/overlays/Sheet'
import { useCreateGroupChat } from '../../mutations/useCreateGroupChat'
import classes from './groups.module.css'
import { MAX_NAME_LENGTH, MAX_MEMBERS } from './limits'
import { MemberPicker, type PickedMember } from './MemberPicker'

export function CreateGroupSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['mail', 'common'])
  const navigate = useNavigate()
  const formId = useId()
  const [create, busy] = useCreateGroupChat()
  const form = useForm<{ name: string; profileIds: PickedMember[] }>({
    initialValues: { name: '', profileIds: [] },
    validate: {
      name: (name) => (name.trim() ? null : t('groups.nameMissing')),
      profileIds: (members) => (members.length > 0 ? null : t('groups.nobodyChosen')),
    },
  })
  const save = form.onSubmit(async ({ name, profileIds }) => {
    const answer = await create(
      name.trim(),
      profileIds.map(({ id }) => id),
      { onRefused: placeErrors(form, 'name') },
    )
    if (!answer) return
    const { conversation } = answer.createGroupChat
    onClose()
    if (conversation) void navigate(conversationPath(conversation.legacyId))
  })
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('groups.create')}
      description={t('groups.createText')}
      closeLabel={t('common:close')}
      busy={busy}
      footer={<FormButtons formId={formId} submitLabel={t('groups.createConfirm')} onCancel={onClose} busy={busy} />}
    >
      <form id={formId} className={classes.form} onSubmit={save} noValidate>
        <TextInput
          label={t('groups.name')}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <MemberPicker
          picked={form.values.profileIds}
          onPick={(members) => form.setFieldValue('profileIds', members)}
          most={MAX_MEMBERS - 1}
          error={form.errors.profileIds}
        />
      </form>
    </Sheet>
  )
}
