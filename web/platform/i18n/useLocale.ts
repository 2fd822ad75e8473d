import { useTranslation } from 'react-i18next'
import type { Locale } from '#lib/format/locale'
import { localeOf } from './locale'

/** The language of the page, for dates and numbers. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return localeOf(i18n.language)
}
