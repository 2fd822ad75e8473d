import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate, perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

export const adminResolvers: Resolvers = {
  Viewer: {
    impersonations: (_viewer, args, context) => list(context, 'Admin.GetImpersonationLog', { args }),
    ownImpersonations: (_viewer, args, context) => list(context, 'Admin.GetOwnImpersonations', { args }),
    staffActs: (_viewer, { actorNumber, aboutNumber, call, isLook, ...args }, context) => {
      const filters = {
        actorId: actorNumber ?? undefined,
        profileId: aboutNumber ?? undefined,
        call: call ?? undefined,
        look: isLook ?? undefined,
      }
      return list(context, 'Admin.GetStaffActs', { args, filters })
    },
    deskCounts: (_viewer, _args, { rest }) => rest.Admin.GetDeskCounts(),
    roles: (_viewer, _args, { rest }) => rest.Admin.GetRoleTable(),
    profileRoles: (_viewer, args, context) => list(context, 'Admin.GetProfilesWithRoles', { args }),
    roleProposals: (_viewer, args, context) => list(context, 'Admin.GetRoleProposals', { args }),
    staffProfiles: (_viewer, args, context) =>
      list(context, 'Admin.FindProfiles', { args, filters: { text: args.text } }),
  },
  StaffProfile: {
    profileId: ({ id }) => toGlobalId('Profile', id),
    picture: ({ id: ownerId, picture }) => picture && Object.assign(picture, { ownerId }),
  },
  ProfileRole: { profileId: ({ id }) => toGlobalId('Profile', id) },
  RoleProposal: { profileId: ({ profileId }) => toGlobalId('Profile', profileId) },
  StaffAct: {
    actorNumber: ({ actorId }) => actorId,
    aboutNumber: ({ profileId }) => profileId,
    aboutName: ({ profileName }) => profileName,
    isBegun: ({ begun }) => begun,
  },
  Impersonation: {
    admin: ({ adminProfileId }, _args, { loaders }) => loaders.profiles.load(adminProfileId),
    profile: ({ profileId }, _args, { loaders }) => loaders.profiles.load(profileId),
  },
  Mutation: {
    impersonate: (_parent, { input: { profileId, ...more } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), ...given(more) }
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
    setRole: (_parent, { input: { profileId, ...role } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), ...role }
        return { isWaiting: (await context.rest.Admin.SetRole({ body })).waits }
      }),
    decideRoleProposal: (_parent, { input: { profileId, confirm } }, context) =>
      perform(context, () =>
        context.rest.Admin.DecideRoleProposal({ body: { profileId: legacyIdOf(profileId, 'Profile'), confirm } }),
      ),
  },
}
