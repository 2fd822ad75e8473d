import { legacyIdOf, partOf, toPartId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

const connectionIdOf = (bondId: string) => partOf(bondId, 'Bond').id
const shownIn = (isShown: boolean | null | undefined) => (isShown == null ? {} : { shown: isShown })

export const bondsResolvers: Resolvers = {
  Viewer: {
    bonds: (_viewer, args, context) => list(context, 'DarkProfileConnection.GetProfileConnections', { args }),
  },
  Profile: {
    bonds: ({ id: profileId }, args, context) =>
      list(context, 'DarkProfileConnection.GetProfileConnections', { args, filters: { profileId } }),
  },
  Bond: {
    id: ({ id, ownerId }) => toPartId('Bond', { id, whole: ownerId }),
    isProposedByOther: ({ proposedByOther }) => proposedByOther,
    isShown: ({ shown }) => shown,
    isVisible: ({ visible }) => visible,
  },
  Mutation: {
    requestBond: (_parent, { input: { profileId, role, isShown } }, context) =>
      mutate(
        context,
        async () => {
          const body = { profileId: legacyIdOf(profileId, 'Profile'), role, ...shownIn(isShown) }
          return { bond: await context.rest.DarkProfileConnection.CreateProfileConnection({ body }) }
        },
        { shown: 'isShown' },
      ),
    answerBond: (_parent, { input: { bondId, accept, role, isShown } }, context) =>
      mutate(
        context,
        async () => {
          const body = {
            connectionId: connectionIdOf(bondId),
            accept,
            ...(role == null ? {} : { role }),
            ...shownIn(isShown),
          }
          const bond = await context.rest.DarkProfileConnection.AcceptProfileConnection({ body })
          return { bond, deletedId: bond ? null : bondId }
        },
        { shown: 'isShown' },
      ),
    changeBondRole: (_parent, { input: { bondId, role } }, context) =>
      mutate(context, async () => {
        const body = { connectionId: connectionIdOf(bondId), role }
        return { bond: await context.rest.DarkProfileConnection.ChangeProfileConnectionRole({ body }) }
      }),
    showBond: (_parent, { input: { bondId, isShown } }, context) =>
      mutate(
        context,
        async () => {
          const body = { connectionId: connectionIdOf(bondId), shown: isShown }
          return { bond: await context.rest.DarkProfileConnection.ShowProfileConnection({ body }) }
        },
        { shown: 'isShown' },
      ),
    deleteBond: (_parent, { input: { bondId } }, context) =>
      mutate(context, async () => {
        await context.rest.DarkProfileConnection.DeleteProfileConnection({
          body: { connectionId: connectionIdOf(bondId) },
        })
        return { deletedId: bondId }
      }),
  },
}
