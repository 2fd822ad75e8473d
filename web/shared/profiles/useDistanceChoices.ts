import { distanceScaleOf, toKilometres } from '#lib/format/distance'
import { useLocale } from '#platform/i18n/useLocale'
import { useDistance } from './useDistance'

/** Returns the distances that a search offers, in kilometres; includes a set one from a shared link. */
export function useDistanceChoices(set: number | undefined): { value: string; label: string }[] {
  const scale = distanceScaleOf(useLocale())
  const { within } = useDistance()
  const usual = scale.choices.map((units) => toKilometres(units, scale))
  const offered = set === undefined || usual.includes(set) ? usual : [...usual, set]
  return offered
    .toSorted((one, other) => one - other)
    .map((kilometres) => ({ value: String(kilometres), label: within(kilometres) }))
}
