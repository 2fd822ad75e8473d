import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { AlbumType, RedAudience } from '../mutations/__generated__/useUpdateAlbumMutation.graphql'

export interface AlbumValues extends Record<string, unknown> {
  name: string
  description: string
  type: AlbumType
  redAudience: RedAudience
}

export function useAlbumForm(initialValues: AlbumValues): UseFormReturnType<AlbumValues> {
  const { t } = useTranslation('media')
  return useForm<AlbumValues>({
    initialValues,
    validate: { name: (name) => (name.trim() === '' ? t('albumForm.nameNeeded') : null) },
  })
}
