import Type from 'typebox'
import { DateTime, get, Id, list, nullable, post } from './call'
import { MediaSummary, ProfileSummary } from './shapes'

const ContestEntry = Type.Object({
  id: Id,
  profile: ProfileSummary,
  picture: MediaSummary,
  votes: nullable(Type.Integer({ minimum: 0 }), { description: 'Null until the vote has ended' }),
  place: nullable(Type.Integer({ minimum: 1 }), {
    description: 'Equal votes share one; null until the vote has ended',
  }),
  own: Type.Boolean({ description: "The viewer's own" }),
})

const ShownContest = Type.Object({
  id: Id,
  title: Type.String(),
  intro: Type.String(),
  rules: Type.Array(Type.String()),
  startsAt: DateTime,
  endsAt: DateTime,
  running: Type.Boolean({ description: 'Takes entries and votes' }),
  ownEntryId: nullable(Id, { description: "The viewer's entry" }),
  votedEntryId: nullable(Id, { description: 'What the viewer has voted for today' }),
})

export const Contest = {
  GetContest: get({
    summary: 'The running contest, otherwise the last one, and when the next begins; only site 1 has any',
    access: 'active',
    assumed: true,
    answer: Type.Object({ contest: nullable(ShownContest), nextStartsAt: nullable(DateTime) }),
  }),
  GetContestEntries: list({
    summary: 'The entries of that contest, newest first while it runs, then those with most votes first',
    access: 'active',
    assumed: true,
    item: ContestEntry,
  }),
  GetContestEntriesByIds: post({
    summary: 'Entries of that contest by id; those that the viewer may not see are left out',
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(ContestEntry),
  }),
  EnterContest: post({
    summary: "Enters one of the viewer's pictures that others may see; once in a contest, and a repeat does no harm",
    access: 'active',
    assumed: true,
    inOwnName: true,
    body: { mediaId: Id },
  }),
  VoteInContest: post({
    summary: 'Votes for an entry of somebody else, once a day; another vote on the same day replaces it',
    access: 'active',
    assumed: true,
    inOwnName: true,
    body: { entryId: Id },
  }),
}
