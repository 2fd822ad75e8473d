import { useTranslation } from 'react-i18next'
import type { ValidationMethod } from '../screens/ProfileValidationScreen/__generated__/ValidationView_validation.graphql'

/** What a method is called; the e-ID has another name in each country. */
export function useMethodName(eidName: string | null) {
  const { t } = useTranslation('validation')
  return (method: ValidationMethod): string =>
    method === 'MIT_ID' && eidName !== null ? eidName : t(`method.${method}.name`)
}
