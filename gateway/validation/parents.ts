import type { AnswerOf } from '../../legacy/contract/contract'
import type { CheckedProfile, ProfileValidationInfo } from '../../legacy/contract/validateProfile'
import type { ItemOf } from '../core/schema/parents'

export type ProfileValidation = ProfileValidationInfo
/** A person, with the id of the profile. */
export type PersonValidation = ProfileValidationInfo['persons'][number] & { readonly profileId: number }
export type WaitingValidationVideo = ItemOf<'ValidateProfile.GetWaitingVideos'>
export type SharedPerson = ItemOf<'ValidateProfile.GetSharedPersons'>
export type UnderagePerson = ItemOf<'ValidateProfile.GetUnderagePersons'>
export type ProfileOfSharedPerson = SharedPerson['later']
export type ProfileToValidate = NonNullable<AnswerOf<'ValidateProfile.GetProfileToValidate'>>
/** A person, with the id of the profile. */
export type PersonToValidate = CheckedProfile['persons'][number] & { readonly profileId: number }
