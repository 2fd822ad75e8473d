import * as bondEnums from '../../legacy/contract/dark/bondEnums'
import * as contractEnums from '../../legacy/contract/enums'
import * as eventEnums from '../../legacy/contract/events/eventEnums'
import * as lodgeEnums from '../../legacy/contract/lodges/lodgeEnums'
import * as moneyEnums from '../../legacy/contract/money/moneyEnums'
import * as newsEnums from '../../legacy/contract/staff/newsEnums'
import * as queueEnums from '../../legacy/contract/staff/queueEnums'
import * as reportEnums from '../../legacy/contract/staff/reportEnums'
import * as ticketEnums from '../../legacy/contract/support/ticketEnums'

/** The REST values behind the names of an enum. */
export type EnumValues = Readonly<Record<string, string | number>>

/** REST's member for no value at all, which the graph says by null. */
export const NOTHING = 'NONE'

type ValueOf<E> = E[keyof E]

/** One group of an audience; REST sends the sum. */
export type Audience = ValueOf<typeof contractEnums.Audience>

/** One group of profiles of a list; REST sends the sum. */
export type ProfileFilter = ValueOf<typeof contractEnums.ProfileFilter>

/** One way of notifying a member; REST sends the sum. */
export type NotificationDelivery = ValueOf<typeof contractEnums.NotificationDelivery>

/** Converts `HiddenCertifiedProfile`, `generalTerms` or `da-DK` to a name of the graph. */
export function graphName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()
}

export function enumOf(values: EnumValues): EnumValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [graphName(name), value]))
}

export function enumOfNames(names: readonly string[]): EnumValues {
  return Object.fromEntries(names.map((name) => [graphName(name), name]))
}

function isEnum(value: unknown): value is EnumValues {
  const isValue = (each: unknown) => typeof each === 'number' || typeof each === 'string'
  return typeof value === 'object' && value !== null && Object.values(value).every(isValue)
}

/** The values of the contract's enum of that name. */
export function contractEnum(name: string): EnumValues | undefined {
  const values: unknown = Object.entries({
    ...contractEnums,
    ...bondEnums,
    ...eventEnums,
    ...lodgeEnums,
    ...moneyEnums,
    ...newsEnums,
    ...queueEnums,
    ...reportEnums,
    ...ticketEnums,
  }).find(([key]) => key === name)?.[1]
  return isEnum(values) ? enumOf(values) : undefined
}
