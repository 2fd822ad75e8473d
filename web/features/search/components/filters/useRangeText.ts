import { useTranslation } from 'react-i18next'
import type { PersonRange } from '#shared/search/searchFilters'

export function useRangeText() {
  const { t } = useTranslation(['search', 'facts'])
  return (range: PersonRange, from: number | undefined, to: number | undefined): string => {
    const unit = (count: number) => t(`facts:unit.${range}`, { count })
    if (from === undefined) return to === undefined ? t('search:range.any') : t('search:range.upTo', { to: unit(to) })
    if (to === undefined) return t('search:range.atLeast', { from: unit(from) })
    return from === to ? unit(from) : t('search:range.between', { from, to: unit(to) })
  }
}
