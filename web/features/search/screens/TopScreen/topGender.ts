import { FACT_VALUES } from '#shared/facts/factValues'

/** The gender that the address asks for; null for all. */
export function topGender(address: URLSearchParams) {
  return FACT_VALUES.gender.find((gender) => gender === address.get('gender')) ?? null
}
