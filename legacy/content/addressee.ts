import { ProfileType } from '../contract/enums'

/** Whom a text addresses: one person, or the two of a couple's profile, whom Nordic languages address differently. */
export type Addressee = 'single' | 'couple'

/** The addressee for a profile; visitors are one person. */
export function addresseeOf(profile: { readonly profileType: number } | undefined): Addressee {
  return profile?.profileType === ProfileType.Couple ? 'couple' : 'single'
}
