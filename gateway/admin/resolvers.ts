import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate, perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

export const adminResolvers: Resolvers = {
  Viewer: {
    impersonations: (_viewer, args, context) => list(context, 'Admin.GetImpersonationLog', { args }),
    staffProfiles: (_viewer, args, context) =>
      list(context, 'Admin.FindProfiles', { args, filters: { text: args.text } }),
  },
  StaffProfile: {
    profileId: ({ id }) => toGlobalId('Profile', id),
    picture: ({ id: ownerId, picture }) => picture && Object.assign(picture, { ownerId }),
  },
  Impersonation: {
    admin: ({ adminProfileId }, _args, { loaders }) => loaders.profiles.load(adminProfileId),
    profile: ({ profileId }, _args, { loaders }) => loaders.profiles.load(profileId),
  },
  Mutation: {
    impersonate: (_parent, { input: { profileId, reason } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), reason }
        return { viewer: (await context.rest.Admin.Impersonate({ body })).profileData }
      }),
    stopImpersonating: (_parent, _args, context) =>
      mutate(context, async () => ({ viewer: (await context.rest.Admin.StopImpersonating()).profileData })),
    setBan: (_parent, { input: { profileId, type, banned, ...more } }, context) =>
      perform(
        context,
        () => {
          const body = { profileId: legacyIdOf(profileId, 'Profile'), banType: type, banned, ...given(more) }
          return context.rest.Admin.SetBan({ body })
        },
        { banType: 'type' },
      ),
  },
}
