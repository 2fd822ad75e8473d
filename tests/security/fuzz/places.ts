/** Path to a value in JSON. */
export type Place = readonly (string | number)[]

/** Every path within a value, without the root. */
export function placesIn(value: unknown, path: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    return [place, ...placesIn(inner, place)]
  })
}

export function replaced(value: unknown, [step, ...rest]: Place, by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (index === step ? replaced(inner, rest, by) : inner))
  if (typeof value !== 'object' || value === null) return value
  const inner = (value as Readonly<Record<string, unknown>>)[step]
  return { ...value, [step]: replaced(inner, rest, by) }
}
