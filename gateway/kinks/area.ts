import { among, defineArea } from '../core/schema/area'
import { kinksResolvers } from './resolvers'

export const kinks = defineArea({
  resolvers: [kinksResolvers],
  nodes: { Kink: among('DarkKinks.GetAllKinks') },
})
