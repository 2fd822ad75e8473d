import { defineArea } from '../shared/area/area'
import { removeDarkAds, removeExpiredAds } from './ads'
import { quickScorFulfilments } from './fulfilment'
import { quickScorHandlers } from './handlers'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      removeExpiredAds: Record<string, never>
    }
  }
}

export const quickScor = defineArea({
  name: 'quickScor',
  handlers: quickScorHandlers,
  fulfilments: quickScorFulfilments,
  darkDeparture: removeDarkAds,
  tasks: { removeExpiredAds: { run: removeExpiredAds, schedule: '17 * * * * ?max=3' } },
})
