import { orNull } from '../core/errors'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate } from '../core/mutation'
import type { NewsContentInput, Resolvers } from '../generated/resolvers'

const newsIdOf = (globalId: string) => legacyIdOf(globalId, 'StaffNews')

const contentFields = new Set(['texts', 'path', 'startsAt', 'endsAt'])
const renamed: Readonly<Record<string, string>> = { newsId: 'id', allSites: 'content.isForAllSites' }

/** The graph's names for fields, so that a refusal points at the right input. */
function fieldName(field: string): string {
  const [first = field] = field.split('.')
  return contentFields.has(first) ? `content.${field}` : (renamed[field] ?? field)
}

function contentOf({ isForAllSites: allSites, texts, ...content }: NewsContentInput) {
  return { ...given(content), allSites, texts: texts.map(given) }
}

/** News as the staff write it. */
export const newsResolvers: Resolvers = {
  Viewer: {
    staffNews: (_viewer, { kind, state, isForAllSites, ...args }, context) => {
      const filters = { kind: kind ?? undefined, state: state ?? undefined, allSites: isForAllSites ?? undefined }
      return list(context, 'NewsDesk.GetNews', { args, filters })
    },
    staffNewsItem: (_viewer, { legacyId: newsId }, { rest }) =>
      orNull(rest.NewsDesk.GetNewsItem({ query: { newsId } })),
  },
  StaffNews: {
    isForAllSites: ({ allSites }) => allSites,
    viewCount: ({ views }) => views,
  },
  Mutation: {
    createNews: (_parent, { input: { key, kind, content } }, context) =>
      mutate(
        context,
        async () => ({ news: await context.rest.NewsDesk.CreateNews({ body: { key, kind, ...contentOf(content) } }) }),
        fieldName,
      ),
    editNews: (_parent, { input: { id, revision, showAgain, content } }, context) =>
      mutate(
        context,
        async () => {
          const body = { newsId: newsIdOf(id), revision, showAgain, ...contentOf(content) }
          return { news: await context.rest.NewsDesk.UpdateNews({ body }) }
        },
        fieldName,
      ),
    endNews: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => ({ news: await context.rest.NewsDesk.EndNews({ body: { newsId: newsIdOf(id) } }) }),
        fieldName,
      ),
    deleteNews: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          await context.rest.NewsDesk.DeleteNews({ body: { newsId: newsIdOf(id) } })
          return { deletedId: id }
        },
        fieldName,
      ),
  },
}
