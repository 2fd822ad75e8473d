import { legacyIdOf, partOf, toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'
import { discretionIn } from '../core/plainTab'

export const darkProfileResolvers: Resolvers = {
  Viewer: {
    discretion: (viewer, _args, { cookieHeader }) => discretionIn(cookieHeader, viewer),
    darkAdmission: (_viewer, _args, { rest }) => rest.EditDarkProfile.GetCurrentProfileDark(),
    darkProfile: (_viewer, _args, { rest }) => rest.EditDarkProfile.GetDarkProfileDataForEdit(),
    redAlbums: (_viewer, _args, { rest }) => rest.EditDarkProfile.GetRedMediaAlbums(),
    darkApplications: (_viewer, args, context) => list(context, 'EditDarkProfile.GetDarkApplications', { args }),
  },
  DarkAdmission: {
    status: ({ application }) => application?.status ?? null,
    appliedAt: ({ application }) => application?.appliedAt ?? null,
    decidedAt: ({ application }) => application?.decidedAt ?? null,
    reason: ({ application }) => application?.reason ?? null,
    againFrom: ({ application }) => application?.againFrom ?? null,
  },
  DarkProfile: {
    hasMainTexts: ({ showMainTexts }) => showMainTexts,
    persons: ({ id, persons }) => persons.map((person) => ({ ...person, profileId: id })),
  },
  Discretion: {
    hasDiscreetTab: ({ discreetTab }) => discreetTab,
    hasBlurredPictures: ({ blurPictures }) => blurPictures,
  },
  DarkPerson: { person: (person) => person },
  DarkApplication: {
    profileId: ({ profileId }) => toGlobalId('Profile', profileId),
    picture: ({ profileId: ownerId, picture }) => picture && Object.assign(picture, { ownerId }),
    isValidated: ({ validated }) => validated,
  },
  Mutation: {
    applyForDark: (_parent, { input: { text } }, context) =>
      mutate(context, async () => ({
        admission: await context.rest.EditDarkProfile.ApplyApplication({ body: { text } }),
      })),
    applyForDarkAgain: (_parent, { input: { text } }, context) =>
      mutate(context, async () => ({ admission: await context.rest.EditDarkProfile.ApplyAgain({ body: { text } }) })),
    deleteDarkProfile: (_parent, { input: { password } }, context) =>
      mutate(context, async () => ({
        admission: await context.rest.EditDarkProfile.DeleteDarkProfile({ body: { password } }),
      })),
    updateDarkProfile: (_parent, { input: { headline = null, text } }, context) =>
      mutate(context, async () => ({
        darkProfile: await context.rest.EditDarkProfile.UpdateDarkProfile({ body: { headline, text } }),
      })),
    saveDarkInformation: (_parent, { input: { lookingFor, hasMainTexts, persons } }, context) =>
      mutate(
        context,
        async () => {
          const body = {
            ...(lookingFor == null ? {} : { lookingFor: [...lookingFor] }),
            ...(hasMainTexts == null ? {} : { showMainTexts: hasMainTexts }),
            ...(persons == null
              ? {}
              : {
                  persons: persons.map(({ personId, dominance = null }) => ({
                    personId: partOf(personId, 'Person').id,
                    dominance,
                  })),
                }),
          }
          return { darkProfile: await context.rest.EditDarkProfile.SaveDarkInformation({ body }) }
        },
        { showMainTexts: 'hasMainTexts' },
      ),
    saveDiscretion: (_parent, { input: { hasDiscreetTab, hasBlurredPictures, awayMinutes = null } }, context) =>
      mutate(
        context,
        async () => {
          const body = { discreetTab: hasDiscreetTab, blurPictures: hasBlurredPictures, awayMinutes }
          return { discretion: await context.rest.EditDarkProfile.SaveDiscretion({ body }) }
        },
        { discreetTab: 'hasDiscreetTab', blurPictures: 'hasBlurredPictures' },
      ),
    decideDarkApplication: (_parent, { input: { profileId, decision, reason } }, context) =>
      mutate(context, async () => {
        const body = {
          profileId: legacyIdOf(profileId, 'Profile'),
          decision,
          ...(reason == null ? {} : { reason }),
        }
        await context.rest.EditDarkProfile.DecideDarkApplication({ body })
        return { profileId }
      }),
  },
}
