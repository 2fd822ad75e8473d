import { perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

export const emojisResolvers: Resolvers = {
  Viewer: {
    recentEmojis: async (_viewer, _args, { rest }) =>
      (await rest.Emojis.GetLatestEmojis()).map(({ shortname }) => shortname),
  },
  Mutation: {
    addUsedEmoji: (_parent, { input }, context) =>
      perform(context, () => context.rest.Emojis.AddUsedEmoji({ body: input })),
  },
}
