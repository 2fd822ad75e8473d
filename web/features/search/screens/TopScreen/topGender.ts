import { FACT_VALUES } from '#shared/facts/factValues'

/** Gender in the address; null for all. */
export function topGender(address: URLSearchParams) {
  return FACT_VALUES.gender.find((gender) => gender === address.get('gender')) ?? null
}
