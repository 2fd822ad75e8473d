import { graphql } from 'react-relay'
import type { useNameAvailabilityQuery } from './__generated__/useNameAvailabilityQuery.graphql'
import { useLiveAnswer } from './useLiveAnswer'

/** Characters of a profile name. */
export const NAME_LENGTH = { min: 3, max: 20 }

const query = graphql`
  query useNameAvailabilityQuery($name: String!) {
    site {
      nameAvailability(name: $name) {
        isAvailable
        problem {
          message
        }
      }
    }
  }
`

/** What is known of a name while it is written. */
export type NameState =
  { readonly state: 'idle' | 'asking' | 'free' } | { readonly state: 'refused'; readonly message: string | null }

/** Whether a profile name can be had. */
export function useNameAvailability(name: string): NameState {
  const written = name.trim()
  const askable = written.length >= NAME_LENGTH.min && written.length <= NAME_LENGTH.max
  const { data, pending } = useLiveAnswer<useNameAvailabilityQuery>(query, askable ? { name: written } : null)
  if (pending) return { state: 'asking' }
  const answer = data?.site.nameAvailability
  if (!answer) return { state: 'idle' }
  return answer.isAvailable ? { state: 'free' } : { state: 'refused', message: answer.problem?.message ?? null }
}
