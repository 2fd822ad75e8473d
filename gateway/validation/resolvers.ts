import { ForcedValidationMode } from '../../legacy/contract/enums'
import { legacyIdOf, partOf, toGlobalId, toPartId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

interface PersonOf {
  readonly personId: number
  readonly profileId: number
}

const ownId = ({ personId, profileId }: PersonOf) => toPartId('Person', { id: personId, whole: profileId })
const personIdOf = (globalId: string) => partOf(globalId, 'Person').id

export const validationResolvers: Resolvers = {
  Viewer: {
    validation: (_viewer, _args, { rest }) => rest.ValidateProfile.ProfileValidationInfo(),
    waitingValidationVideos: (_viewer, args, context) => list(context, 'ValidateProfile.GetWaitingVideos', { args }),
    underagePersons: (_viewer, args, context) => list(context, 'ValidateProfile.GetUnderagePersons', { args }),
    sharedPersons: (_viewer, args, context) => list(context, 'ValidateProfile.GetSharedPersons', { args }),
    profileToValidate: (_viewer, { name }, { rest }) => rest.ValidateProfile.GetProfileToValidate({ query: { name } }),
  },
  ProfileValidation: {
    isValidated: ({ validated }) => validated,
    persons: ({ profileId, persons }) => persons.map((person) => ({ ...person, profileId })),
  },
  PersonValidation: {
    personId: ownId,
    video: ({ profileId: ownerId, video }) => video && { ...video, ownerId },
  },
  WaitingValidationVideo: {
    profileId: ({ profileId }) => toGlobalId('Profile', profileId),
    video: ({ profileId: ownerId, video }) => ({ ...video, ownerId }),
    picture: ({ profileId: ownerId, picture }) => picture && { ...picture, ownerId },
  },
  UnderagePerson: {
    key: ({ validationId }) => String(validationId),
    profileId: ({ profileId }) => toGlobalId('Profile', profileId),
  },
  ProfileOfSharedPerson: { profileId: ({ profileId }) => toGlobalId('Profile', profileId) },
  ProfileToValidate: {
    profileId: ({ profileId }) => toGlobalId('Profile', profileId),
    isValidated: ({ validated }) => validated,
    mode: ({ forced }) => (forced === ForcedValidationMode.None ? null : forced),
    persons: ({ profileId, persons }) => persons.map((person) => ({ ...person, profileId })),
  },
  PersonToValidate: { personId: ownId },
  Mutation: {
    beginEidValidation: (_parent, { input: { personId } }, context) =>
      mutate(context, () =>
        context.rest.ValidateProfile.ValidatePersonEid({ body: { personId: personIdOf(personId) } }),
      ),
    completeEidValidation: (_parent, { input: { query } }, context) =>
      mutate(context, async () => ({
        validation: await context.rest.ValidateProfile.CompleteEid({ body: { query } }),
      })),
    beginAgeCheck: (_parent, { input: { personId } }, context) =>
      mutate(context, () =>
        context.rest.ValidateProfile.ValidatePersonYoti({ body: { personId: personIdOf(personId) } }),
      ),
    completeAgeChecks: (_parent, _args, context) =>
      mutate(context, async () => ({ validation: await context.rest.ValidateProfile.CompleteYoti() })),
    saveValidationVideo: (_parent, { input: { personId, mediaId, consent } }, context) =>
      mutate(context, async () => {
        const body = { personId: personIdOf(personId), mediaId: legacyIdOf(mediaId, 'Picture', 'Video'), consent }
        return { validation: await context.rest.ValidateProfile.SaveValidationVideo({ body }) }
      }),
    cancelValidationVideo: (_parent, { input: { personId } }, context) =>
      mutate(context, async () => {
        const body = { personId: personIdOf(personId) }
        return { validation: await context.rest.ValidateProfile.CancelValidationVideo({ body }) }
      }),
    validatePersonally: (_parent, { input: { personId, code } }, context) =>
      mutate(context, async () => {
        const body = { personId: personIdOf(personId), code }
        return { validation: await context.rest.ValidateProfile.ValidateProfilePersonally({ body }) }
      }),
    decideValidationVideo: (_parent, { input: { videoId, isValid: valid, reason } }, context) =>
      mutate(
        context,
        async () => {
          const body = { mediaId: legacyIdOf(videoId, 'Video'), valid, ...given({ reason }) }
          await context.rest.ValidateProfile.DecideValidationVideo({ body })
          return { videoId }
        },
        { mediaId: 'videoId', valid: 'isValid' },
      ),
    setSharedPersonSeen: (_parent, { input: { profileId, earlierProfileId, note } }, context) =>
      mutate(context, async () => {
        const body = {
          profileId: legacyIdOf(profileId, 'Profile'),
          earlierProfileId: legacyIdOf(earlierProfileId, 'Profile'),
          ...given({ note }),
        }
        await context.rest.ValidateProfile.SetSharedPersonSeen({ body })
        return { profileId }
      }),
    createPersonalCode: (_parent, { input: { personId } }, context) =>
      mutate(context, () =>
        context.rest.ValidateProfile.CreatePersonalCode({ body: { personId: personIdOf(personId) } }),
      ),
    setForcedValidation: (_parent, { input: { profileId, mode } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), mode: mode ?? ForcedValidationMode.None }
        return { profile: await context.rest.ValidateProfile.SetForcedValidation({ body }) }
      }),
  },
}
