import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import type { FieldErrors } from '#shared/writing/useFieldErrors'
import type { NewsKind } from '../paths'
import { isSitePath, missingLanguages, textFields, type Field, type Language, type NewsContent } from './content'
import { isEmptyTime, momentIn } from './times'

/** Finds what is still wrong with news, in words at its fields. */
export function useProblems(kind: NewsKind) {
  const { t } = useTranslation('news')
  const locale = useLocale()
  return (content: NewsContent, languages: readonly Language[]): FieldErrors<Field> => {
    const problems: FieldErrors<Field> = {}
    for (const field of missingLanguages(content, kind, languages).flatMap((each) => textFields(kind, each))) {
      if (content[field].trim() !== '') continue
      problems[field] = field.startsWith('title') ? t('problem.title') : t('problem.text')
    }
    const path = content.path.trim()
    if (kind === 'TICKER' && path !== '' && !isSitePath(path)) problems.path = t('problem.path')
    for (const field of ['startsAt', 'endsAt'] as const) {
      if (!isEmptyTime(content[field]) && momentIn(content[field], locale) === null) problems[field] = t('problem.time')
    }
    const [begin, end] = [momentIn(content.startsAt, locale), momentIn(content.endsAt, locale)]
    if (end !== null && (begin ?? '') >= end) problems.endsAt = t('problem.end')
    return problems
  }
}
