import { defineArea } from '../shared/area/area'
import { searchHandlers } from './handlers'
import { countPopularity } from './popularity'

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
  tasks: {
    countPopularity: { run: countPopularity, schedule: '17 * * * * ?max=1' },
  },
})
