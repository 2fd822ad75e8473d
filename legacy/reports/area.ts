import { reported } from './mediaGrant'
import { defineArea } from '../shared/area/area'
import { reportsHandlers } from './handlers'
import { removeOldReports } from './removal'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      removeOldReports: Record<string, never>
    }
  }
}

export const reports = defineArea({
  name: 'reports',
  handlers: reportsHandlers,
  tasks: {
    removeOldReports: { run: removeOldReports, schedule: '19 4 * * * ?fill=1d&max=3' },
  },
  mediaGrant: reported,
})
