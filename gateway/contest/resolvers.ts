import type { GatewayContext } from '../core/context'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

const current = async (_parent: unknown, _args: object, { rest }: GatewayContext) =>
  (await rest.Contest.GetContest()).contest

const entry = (id: number | null, { loaders }: GatewayContext) =>
  id === null ? null : loaders.of('Contest.GetContestEntriesByIds').load(id)

export const contestResolvers: Resolvers = {
  Query: {
    contest: current,
    nextContestStartsAt: async (_parent, _args, { rest }) => (await rest.Contest.GetContest()).nextStartsAt,
  },
  Contest: {
    isRunning: ({ running }) => running,
    viewerEntry: ({ ownEntryId }, _args, context) => entry(ownEntryId, context),
    viewerVote: ({ votedEntryId }, _args, context) => entry(votedEntryId, context),
    entries: (_contest, args, context) => list(context, 'Contest.GetContestEntries', { args }),
  },
  ContestEntry: {
    picture: ({ picture, profile }) => ({ ...picture, ownerId: profile.id }),
    isViewers: ({ own }) => own,
  },
  EnterContestPayload: { contest: current },
  VoteInContestPayload: { contest: current },
  Mutation: {
    enterContest: (_parent, { input: { pictureId } }, context) =>
      perform(
        context,
        () => context.rest.Contest.EnterContest({ body: { mediaId: legacyIdOf(pictureId, 'Picture') } }),
        { mediaId: 'pictureId' },
      ),
    voteInContest: (_parent, { input: { entryId } }, context) =>
      perform(context, () =>
        context.rest.Contest.VoteInContest({ body: { entryId: legacyIdOf(entryId, 'ContestEntry') } }),
      ),
  },
}
