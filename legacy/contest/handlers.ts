import { pageOf, type Handlers } from '../core/handler'
import { contestNow, contestPage, enterContest, voteInContest } from './contest'
import { seenEntries } from './entries'

export const contestHandlers = {
  'Contest.GetContest': (deps, { viewer }) => contestPage(deps, viewer),
  'Contest.GetContestEntries': async (deps, { viewer, query }) => {
    const contest = await contestNow(deps, viewer)
    return contest ? seenEntries(deps, viewer, contest, {}, pageOf(query)) : []
  },
  'Contest.GetContestEntriesByIds': async (deps, { viewer, body: { ids } }) => {
    const contest = await contestNow(deps, viewer)
    return contest ? seenEntries(deps, viewer, contest, { ids }, { skip: 0, take: ids.length }) : []
  },
  'Contest.EnterContest': async (deps, { viewer, body }) => {
    await enterContest(deps, viewer, body.mediaId)
    return {}
  },
  'Contest.VoteInContest': async (deps, { viewer, body }) => {
    await voteInContest(deps, viewer, body.entryId)
    return {}
  },
} satisfies Partial<Handlers>
