import { defineArea } from '../shared/area/area'
import { searchHandlers } from './handlers'
import { countPopularity } from './popularity'
import { leaveDarkSearches } from './saved'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      countPopularity: Record<string, never>
    }
  }
}

export const search = defineArea({
  name: 'search',
  handlers: searchHandlers,
  darkDeparture: leaveDarkSearches,
  tasks: {
    countPopularity: { run: countPopularity, schedule: '17 * * * * ?max=1' },
  },
})
