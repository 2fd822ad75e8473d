import { BodyType, EyeColour, HairColour, HomeOption, RelationshipStatus } from '../../legacy/contract/enums'
import { personFacts } from '../../legacy/contract/shapes'
import type { ProfileDetails } from '../../legacy/contract/shapes'

import type { PersonFactsInput } from '../generated/resolvers'

type PersonFacts = Omit<ProfileDetails['persons'][number], 'id' | 'gender' | 'age'>

/** A person who has stated nothing yet. */
export const nothingSaid: PersonFacts = {
  height: null,
  weight: null,
  bodyType: BodyType.NotSpecified,
  eyeColour: EyeColour.NotSpecified,
  hairColour: HairColour.NotSpecified,
  sexualOrientation: null,
  relationshipStatus: RelationshipStatus.NotStated,
  smoking: HomeOption.NotAvailable,
  children: HomeOption.NotAvailable,
  dominance: null,
}

/** Facts that null removes; the others have a value for that. */
const removable = Object.entries(nothingSaid).flatMap(([name, value]) => (value === null ? [name] : []))

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
