import { personFacts, unstatedFacts } from '../../legacy/contract/shapes'
import type { ProfileDetails } from '../../legacy/contract/shapes'
import type { PersonFactsInput } from '../generated/resolvers'

type PersonFacts = Omit<ProfileDetails['persons'][number], 'id' | 'gender' | 'age'>

/** Facts that null removes; the others have a value for that. */
const removable = Object.entries(unstatedFacts).flatMap(([name, value]) => (value === null ? [name] : []))

/** The facts that an input changes, in the format of the REST calls. */
export function factsOf(input: PersonFactsInput): Partial<PersonFacts> {
  const told = Object.entries(input).filter(([name, value]) => value !== null || removable.includes(name))
  return Object.fromEntries(told) as Partial<PersonFacts>
}

const factAtEnd = new RegExp(`\\.(${Object.keys(personFacts).join('|')})$`)

/** REST keeps facts among a person's fields, the graph in an object of their own. */
export function personField(field: string): string {
  return field.replace(factAtEnd, '.facts.$1').replace(/^(persons\.\d+)\.id$/, '$1.personId')
}
