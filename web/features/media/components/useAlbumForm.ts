import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { AlbumType } from '../mutations/__generated__/useUpdateAlbumMutation.graphql'

/** What a member says of an album. */
export interface AlbumValues extends Record<string, unknown> {
  name: string
  description: string
  type: AlbumType
}

/** The form of an album, new or old. */
export function useAlbumForm(initialValues: AlbumValues): UseFormReturnType<AlbumValues> {
  const { t } = useTranslation('media')
  return useForm<AlbumValues>({
    initialValues,
    validate: { name: (name) => (name.trim() === '' ? t('albumForm.nameNeeded') : null) },
  })
}
