import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { given, mutate } from '../core/mutation'
import type { LodgeContentInput, Resolvers } from '../generated/resolvers'
import { lodgeDraft } from './draft'
import { publicParts } from './lodge'

/** The graph's names for fields, so that a refusal points at the right input. */
const fieldNames: Readonly<Record<string, string>> = {
  lodgeId: 'id',
  revision: 'revision',
  key: 'key',
  mediaApproval: 'content.hasMediaApproval',
  debatesPublic: 'content.hasPublicDebates',
  meetupsPublic: 'content.hasPublicMeetups',
  mediaPublic: 'content.hasPublicMedia',
  membersPublic: 'content.hasPublicMembers',
}

function graphField(field: string): string {
  const [head = '', ...rest] = field.split('.')
  return [fieldNames[head] ?? `content.${head}`, ...rest].join('.')
}

const lodgeIdOf = (globalId: string) => legacyIdOf(globalId, 'Lodge')

function contentOf(content: LodgeContentInput) {
  const { name, html, rules, access, debateAudience, meetupAudience, albumAudience } = content
  return {
    name,
    html,
    rules,
    access,
    debateAudience,
    meetupAudience,
    albumAudience,
    tags: [...content.tags],
    mediaApproval: content.hasMediaApproval,
    debatesPublic: content.hasPublicDebates,
    meetupsPublic: content.hasPublicMeetups,
    mediaPublic: content.hasPublicMedia,
    membersPublic: content.hasPublicMembers,
    ...given({
      categoryId: content.categoryId == null ? null : legacyIdOf(content.categoryId, 'LodgeCategory'),
      kinkIds: content.kinkIds?.map((id) => legacyIdOf(id, 'Kink')) ?? null,
      coverId: content.coverId == null ? null : legacyIdOf(content.coverId, 'Picture'),
      zipCode: content.zipCode?.trim() || null,
    }),
  }
}

/** Founding, changing, deleting and visiting lodges. */
export const writingResolvers: Resolvers = {
  Viewer: {
    deletedLodges: (_viewer, _args, { rest }) => rest.Lodges.GetDeletedLodges(),
    lodgeDraft: (_viewer, { legacyId }, context) => lodgeDraft(legacyId, context),
    lodgeBan: async (_viewer, _args, { rest }) => {
      const { banned, ...ban } = await rest.Lodges.GetCreateLodgeBan()
      return banned ? ban : null
    },
  },
  DeletedLodge: { lodgeId: ({ id }) => toGlobalId('Lodge', id) },
  LodgeDraft: {
    lodgeId: ({ id }) => toGlobalId('Lodge', id),
    category: async ({ categoryId }, _args, { rest }) => {
      if (categoryId === undefined) return null
      const categories = await rest.Lodges.GetLodgeCategories()
      return categories.find(({ id }) => id === categoryId) ?? null
    },
    kinks: async ({ kinkIds = [] }, _args, { rest }) => {
      if (kinkIds.length === 0) return []
      const kinks = await rest.DarkKinks.GetAllKinks()
      return kinks.filter(({ id }) => kinkIds.includes(id))
    },
    ...publicParts,
  },
  Mutation: {
    createLodge: (_parent, { input: { key, content } }, context) =>
      mutate(
        context,
        async () => {
          const body = { ...contentOf(content), ...given({ key: key ?? null }) }
          return { lodge: await context.rest.Lodges.CreateLodge({ body }) }
        },
        graphField,
      ),
    updateLodge: (_parent, { input: { id, revision, content } }, context) =>
      mutate(
        context,
        async () => {
          const body = { lodgeId: lodgeIdOf(id), revision, ...contentOf(content) }
          return { lodge: await context.rest.Lodges.UpdateLodge({ body }) }
        },
        graphField,
      ),
    deleteLodge: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const { eraseAt } = await context.rest.Lodges.DeleteLodge({ body: { lodgeId: lodgeIdOf(id) } })
          return { deletedId: id, eraseAt }
        },
        graphField,
      ),
    restoreLodge: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => ({ lodge: await context.rest.Lodges.RestoreLodge({ body: { lodgeId: lodgeIdOf(id) } }) }),
        // The name may be taken meanwhile, but the input has none.
        (field) => (field === 'name' ? 'id' : graphField(field)),
      ),
    markLodgeVisited: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const lodgeLegacyId = lodgeIdOf(id)
          await context.rest.Lodges.UpdateLodgeViewTime({ body: { lodgeId: lodgeLegacyId } })
          return { lodgeLegacyId }
        },
        graphField,
      ),
  },
}
