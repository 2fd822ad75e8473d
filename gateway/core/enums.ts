import * as contractEnums from '../../legacy/contract/enums'

/** The values that the REST calls use behind the names of an enumeration of the graph. */
export type EnumValues = Readonly<Record<string, string | number>>

type ValueOf<E> = E[keyof E]

/** One group of an audience, which the REST calls write as a sum. */
export type Audience = ValueOf<typeof contractEnums.Audience>

/** One group of profiles of a list, which the REST calls write as a sum. */
export type ProfileFilter = ValueOf<typeof contractEnums.ProfileFilter>

/** One way of telling a member something, which the REST calls write as a sum. */
export type NotificationDelivery = ValueOf<typeof contractEnums.NotificationDelivery>

/** `HiddenCertifiedProfile`, `generalTerms` or `da-DK` as the graph writes names. */
export function graphName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()
}

/** An enumeration whose names are those of an object of the REST calls. */
export function enumOf(values: EnumValues): EnumValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [graphName(name), value]))
}

/** An enumeration whose values are what its names are made of. */
export function enumOfNames(names: readonly string[]): EnumValues {
  return Object.fromEntries(names.map((name) => [graphName(name), name]))
}

function isEnum(value: unknown): value is EnumValues {
  const isValue = (each: unknown) => typeof each === 'number' || typeof each === 'string'
  return typeof value === 'object' && value !== null && Object.values(value).every(isValue)
}

/** The values of the contract's enumeration of that name. */
export function contractEnum(name: string): EnumValues | undefined {
  const values: unknown = Object.entries(contractEnums).find(([key]) => key === name)?.[1]
  return isEnum(values) ? enumOf(values) : undefined
}
