import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import type { FieldErrors } from '#shared/writing/useFieldErrors'
import { missingIn, type Field, type LodgeContent } from '../../writing/content'

/** Says at its fields what a lodge still lacks. */
export function useMissing(): (content: LodgeContent) => FieldErrors<Field> {
  const { t } = useTranslation('lodges')
  const { isDark } = useSite()
  const words: FieldErrors<Field> = {
    name: t('editor.name.missing'),
    categoryId: t('editor.category.missing'),
    kinkIds: t('editor.kinks.missing'),
  }
  return (content) => Object.fromEntries(missingIn(content, isDark).map((field) => [field, words[field]]))
}
