import { batch, defineArea } from '../core/schema/area'
import { quickScorResolvers } from './resolvers'

export const quickScor = defineArea({
  resolvers: [quickScorResolvers],
  nodes: { QuickScorAd: batch('QuickScor.GetQuickScorAdsByIds') },
})
