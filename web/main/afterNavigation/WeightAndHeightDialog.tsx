import { Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import type { UserError } from '#platform/mutations/refusal'
import { useAction } from '#platform/mutations/useAction'
import { Sheet } from '#ui/overlays/Sheet'
import { useViewer } from '#platform/session/useSession'
import type { WeightAndHeightDialogMutation } from './__generated__/WeightAndHeightDialogMutation.graphql'

const mutation = graphql`
  mutation WeightAndHeightDialogMutation($input: UpdatePersonBodyInput!) {
    updatePersonBody(input: $input) {
      viewer {
        isHeightAndWeightDue
        persons {
          person {
            id
          }
          height
          weight
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const FORM = 'weight-and-height'

export function WeightAndHeightDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const { persons } = useViewer()
  const [commit, busy] = useAction<WeightAndHeightDialogMutation>(mutation)
  const form = useForm<{ persons: { id: string; height: number | string; weight: number | string }[] }>({
    initialValues: {
      persons: persons.map(({ person, height, weight }) => ({
        id: person.id,
        height: height ?? '',
        weight: weight ?? '',
      })),
    },
    validate: {
      persons: {
        height: (value) => (typeof value === 'number' && value >= 100 && value <= 250 ? null : t('body.heightRange')),
        weight: (value) => (typeof value === 'number' && value >= 30 && value <= 300 ? null : t('body.weightRange')),
      },
    },
  })
  const save = form.onSubmit(async (values) => {
    for (const [index, { id, height, weight }] of values.persons.entries()) {
      const input = { personId: id, height: Number(height), weight: Number(weight) }
      const onRefused = (errors: readonly UserError[]) => {
        for (const { field, message } of errors) {
          form.setFieldError(`persons.${index}.${field ?? 'height'}`, message)
        }
      }
      if (!(await commit({ input }, { onRefused }))) return
    }
    onClose()
  })
  return (
    <Sheet
      opened
      unasked
      onClose={onClose}
      title={t('body.title')}
      closeLabel={t('common:close')}
      footer={
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {t('body.later')}
          </Button>
          <Button type="submit" form={FORM} loading={busy}>
            {t('common:save')}
          </Button>
        </Group>
      }
    >
      <form id={FORM} onSubmit={save} noValidate>
        <Stack>
          <Text>{t('body.text')}</Text>
          {persons.map(({ person: { id, gender } }, index) => (
            <fieldset key={id} style={{ border: 0, padding: 0, margin: 0 }}>
              {persons.length > 1 && <legend>{t(`body.person.${gender}`)}</legend>}
              <Group grow align="flex-start">
                <NumberInput label={t('body.height')} suffix=" cm" {...form.getInputProps(`persons.${index}.height`)} />
                <NumberInput label={t('body.weight')} suffix=" kg" {...form.getInputProps(`persons.${index}.weight`)} />
              </Group>
            </fieldset>
          ))}
        </Stack>
      </form>
    </Sheet>
  )
}
