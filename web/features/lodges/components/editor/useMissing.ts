import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import { missingIn, type LodgeContent } from '../../writing/content'
import type { FieldErrors } from '../../writing/useFieldErrors'

/** Says at its fields what a lodge still lacks. */
export function useMissing(): (content: LodgeContent) => FieldErrors {
  const { t } = useTranslation('lodges')
  const { dark } = useSite()
  const words: FieldErrors = {
    name: t('editor.name.missing'),
    categoryId: t('editor.category.missing'),
    kinkIds: t('editor.kinks.missing'),
  }
  return (content) => Object.fromEntries(missingIn(content, dark).map((field) => [field, words[field]]))
}
