import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import type { AlbumValues } from './useAlbumForm'

export function AlbumFields({ form }: { form: UseFormReturnType<AlbumValues> }) {
  const { t } = useTranslation('media')
  const { isDark } = useSite()
  const types = (['PUBLIC', 'PROTECTED', 'RED'] as const).filter((type) => type !== 'RED' || isDark)
  return (
    <Stack>
      <TextInput label={t('albumForm.name')} maxLength={60} {...form.getInputProps('name')} />
      <Textarea
        label={t('albumForm.description')}
        maxLength={500}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('description')}
      />
      <Radio.Group label={t('albumForm.type')} {...form.getInputProps('type')}>
        {types.map((type) => (
          <Radio
            key={type}
            value={type}
            label={t(`album.type.${type}.name`)}
            description={t(`album.type.${type}.who`)}
          />
        ))}
      </Radio.Group>
      {form.values.type === 'RED' && (
        <Radio.Group label={t('albumForm.redAudience.label')} {...form.getInputProps('redAudience')}>
          {(['APPROVED', 'CLOSE', 'NAMED'] as const).map((audience) => (
            <Radio key={audience} value={audience} label={t(`albumForm.redAudience.${audience}`)} mt="xs" />
          ))}
        </Radio.Group>
      )}
    </Stack>
  )
}
