import { legacyIdOf } from '../core/globalIds'
import { firstEdge } from '../core/lists/connections'
import { given, mutate } from '../core/mutation'
import { maskOf } from '../core/schema/masks'
import type { Resolvers } from '../generated/resolvers'

/** The leaders' notes, and the viewer's notification settings. */
export const keepingResolvers: Resolvers = {
  Mutation: {
    addLodgeMemberNote: (_parent, { input: { key, text, ...input } }, context) =>
      mutate(context, async () => {
        const member = {
          lodgeId: legacyIdOf(input.lodgeId, 'Lodge'),
          profileId: legacyIdOf(input.profileId, 'Profile'),
        }
        const note = await context.rest.Lodges.AddLodgeMemberNote({ body: { ...member, text, ...given({ key }) } })
        return { note, noteEdge: firstEdge('Lodges.GetLodgeMemberNotes', member, note) }
      }),
    deleteLodgeMemberNote: (_parent, { input: { lodgeId, id } }, context) =>
      mutate(
        context,
        async () => {
          const body = { lodgeId: legacyIdOf(lodgeId, 'Lodge'), noteId: legacyIdOf(id, 'LodgeMemberNote') }
          await context.rest.Lodges.DeleteLodgeMemberNote({ body })
          return { deletedId: id }
        },
        { noteId: 'id' },
      ),
    setLodgeNotificationDelivery: (_parent, { input: { lodgeId, topic, delivery } }, context) =>
      mutate(context, async () => {
        const lodgeLegacyId = legacyIdOf(lodgeId, 'Lodge')
        const body = { lodgeId: lodgeLegacyId, topic, delivery: maskOf(delivery) }
        await context.rest.Lodges.UpdateLodgeNotificationSettings({ body })
        return { lodgeLegacyId }
      }),
    resetLodgeNotificationSettings: (_parent, { input: { lodgeId } }, context) =>
      mutate(context, async () => {
        const lodgeLegacyId = legacyIdOf(lodgeId, 'Lodge')
        await context.rest.Lodges.DeleteLodgeNotificationSettings({ body: { lodgeId: lodgeLegacyId } })
        return { lodgeLegacyId }
      }),
    setLodgeNotificationDefault: (_parent, { input: { topic, delivery } }, context) =>
      mutate(context, async () => {
        const body = { topic, delivery: maskOf(delivery) }
        await context.rest.Lodges.UpdateLodgeDefaultNotificationSettings({ body })
        return {}
      }),
  },
}
