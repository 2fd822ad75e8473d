import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '#platform/forms/FormButtons'
import { placeErrors } from '#platform/forms/placeErrors'
import { Sheet } from '#ui/overlays/Sheet'
import { useCreateKink } from '../mutations/useCreateKink'
import { KINK_LEVELS, type KinkLevel } from './kinkLevels'

interface Values extends Record<string, unknown> {
  name: string
  description: string
  level: KinkLevel
}

/** Adds a kink of the member's own. */
export function CreateKinkSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['kinks', 'common'])
  const formId = useId()
  const [create, busy] = useCreateKink()
  const form = useForm<Values>({
    initialValues: { name: '', description: '', level: 'LIKE' },
    validate: { name: (name) => (name.trim() === '' ? t('create.nameNeeded') : null) },
  })
  const submit = form.onSubmit(async ({ name, description, level }) => {
    const answer = await create(
      { input: { name: name.trim(), description: description.trim() || null, level } },
      { invalidates: 'everything', onRefused: placeErrors(form, 'name') },
    )
    if (!answer) return
    const kink = answer.createKink.kink?.kink
    if (kink) {
      const { name: kept, isWaiting } = kink
      notifications.show({
        message: isWaiting ? t('create.waits', { name: kept }) : t('create.added', { name: kept }),
        closeButtonProps: { 'aria-label': t('common:close') },
      })
    }
    onClose()
  })
  return (
    <Sheet
      opened
      onClose={onClose}
      busy={busy}
      title={t('create.title')}
      description={t('create.text')}
      closeLabel={t('common:close')}
      footer={<FormButtons formId={formId} submitLabel={t('create.submit')} onCancel={onClose} busy={busy} />}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <TextInput label={t('create.name')} maxLength={40} {...form.getInputProps('name')} />
          <Textarea
            label={t('create.description')}
            description={t('create.descriptionHint')}
            maxLength={300}
            autosize
            minRows={2}
            maxRows={5}
            {...form.getInputProps('description')}
          />
          <Radio.Group label={t('create.level')} {...form.getInputProps('level')}>
            {KINK_LEVELS.map((level) => (
              <Radio key={level} value={level} label={t(`level.${level}`)} />
            ))}
          </Radio.Group>
        </Stack>
      </form>
    </Sheet>
  )
}
