import type { GatewayContext } from '../core/context'
import { legacyIdOf } from '../core/globalIds'
import { mutate } from '../core/mutation'
import type { Rest } from '../core/rest/restClient'
import type { Resolvers } from '../generated/resolvers'

/** Changes a topic. Answers it in its new state. */
function change(
  context: GatewayContext,
  id: string,
  call: (lodges: Rest['Lodges'], debateEntryId: number) => Promise<unknown>,
) {
  return mutate(
    context,
    async () => {
      const entryLegacyId = legacyIdOf(id, 'DebateEntry')
      await call(context.rest.Lodges, entryLegacyId)
      return { entryLegacyId }
    },
    { debateEntryId: 'id' },
  )
}

/** Reading marks, and what moderators do with topics. */
export const moderationResolvers: Resolvers = {
  Mutation: {
    markDebateEntryAsRead: (_parent, { input: { id } }, context) =>
      change(context, id, (lodges, debateEntryId) => lodges.UpdateDebateEntryView({ body: { debateEntryId } })),
    setDebateEntryLocked: (_parent, { input: { id, locked } }, context) =>
      change(context, id, (lodges, debateEntryId) => lodges.LockDebateEntry({ body: { debateEntryId, locked } })),
    setDebateEntryPinned: (_parent, { input: { id, pinned } }, context) =>
      change(context, id, (lodges, debateEntryId) => lodges.PinDebateEntry({ body: { debateEntryId, pinned } })),
    moveDebateEntry: (_parent, { input: { id, categoryId } }, context) =>
      change(context, id, (lodges, debateEntryId) => {
        const body = { debateEntryId, categoryId: legacyIdOf(categoryId, 'DebateCategory') }
        return lodges.ChangeDebateEntryCategory({ body })
      }),
  },
}
