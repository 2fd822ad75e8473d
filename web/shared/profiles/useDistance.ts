import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDistance } from '#lib/format/distance'

/** Returns phrases for distances in kilometres, in the unit of the language: "12 km herfra", "7 miles away". */
export function useDistance() {
  const { t } = useTranslation('common')
  const locale = useLocale()
  return {
    away: (kilometres: number) => t('distance.away', { distance: formatDistance(kilometres, locale) }),
    within: (kilometres: number) => t('distance.within', { distance: formatDistance(kilometres, locale) }),
    withinOf: (kilometres: number, place: string) =>
      t('distance.withinOf', { distance: formatDistance(kilometres, locale), place }),
  }
}
