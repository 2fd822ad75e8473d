import { ProfileType } from '../contract/enums'

/** One person, or the two of a couple's profile, whom Nordic languages address differently. */
export type Addressee = 'single' | 'couple'

export function addresseeOf(profile: { readonly profileType: number } | undefined): Addressee {
  return profile?.profileType === ProfileType.Couple ? 'couple' : 'single'
}
