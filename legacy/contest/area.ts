import { defineArea } from '../shared/area/area'
import { contestHandlers } from './handlers'
import { shownByContest } from './mediaGrant'
import { tellWinners } from './winners'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      tellContestWinners: Record<string, never>
    }
  }
}

export const contest = defineArea({
  name: 'contest',
  handlers: contestHandlers,
  mediaGrant: shownByContest,
  tasks: { tellContestWinners: { run: tellWinners, schedule: '2 * * * * ?fill=1d&max=3' } },
})
