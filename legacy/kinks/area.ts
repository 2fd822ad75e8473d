import { defineArea } from '../shared/area/area'
import { kinksHandlers } from './handlers'
import { leaveDarkKinks, removeCoinedKinks } from './leaveDark'
import { countKinkUse } from './lists'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      countKinkUse: Record<string, never>
    }
  }
}

export const kinks = defineArea({
  name: 'kinks',
  handlers: kinksHandlers,
  darkDeparture: leaveDarkKinks,
  erasure: { before: removeCoinedKinks },
  tasks: { countKinkUse: { run: countKinkUse, schedule: '41 * * * * ?max=1' } },
})
