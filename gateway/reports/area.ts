import { defineArea, single } from '../core/schema/area'
import { casesResolvers } from './cases'
import { reportsResolvers } from './resolvers'

export const reports = defineArea({
  resolvers: [reportsResolvers, casesResolvers],
  nodes: {
    Report: single('Reports.GetReport', 'reportId'),
    ReportCase: single('Reports.GetCase', 'caseId'),
  },
})
