import { batch, defineArea } from '../core/schema/area'
import { contestResolvers } from './resolvers'

export const contest = defineArea({
  resolvers: [contestResolvers],
  nodes: {
    Contest: {
      alone: true,
      calls: ['Contest.GetContest'],
      read: async (id, { rest }) => {
        const { contest: current } = await rest.Contest.GetContest()
        return current?.id === id ? current : null
      },
    },
    ContestEntry: batch('Contest.GetContestEntriesByIds'),
  },
})
