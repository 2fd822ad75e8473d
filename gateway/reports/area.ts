import { defineArea, single } from '../core/schema/area'
import { reportsResolvers } from './resolvers'

export const reports = defineArea({
  resolvers: [reportsResolvers],
  nodes: { Report: single('Reports.GetReport', 'reportId') },
})
