import { defineArea } from '../shared/area/area'
import { eraseLodges, leaveDarkLodges, leaveLodges } from './deletion'
import { lodgesHandlers } from './handlers'
import { shownAsCover } from './mediaGrant'
import { newMembers } from './news'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      eraseLodges: Record<string, never>
    }
  }
}

export const lodges = defineArea({
  name: 'lodges',
  handlers: lodgesHandlers,
  tasks: { eraseLodges: { run: eraseLodges, schedule: '33 * * * * ?max=3' } },
  mediaGrant: shownAsCover,
  lodgeNews: { newMemberCount: newMembers },
  erasure: { before: leaveLodges },
  darkDeparture: leaveDarkLodges,
})
