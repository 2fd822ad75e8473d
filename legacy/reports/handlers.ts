import type { Handlers } from '../core/handler'
import { decideReport } from './decision'
import { report, reportContent, reports } from './report'

export const reportsHandlers = {
  'Reports.ReportContent': async (deps, { viewer, body }) => {
    await reportContent(deps, viewer, body)
    return {}
  },
  'Reports.GetReports': ({ db }, { query }) => reports(db, query),
  'Reports.GetReport': ({ db }, { query }) => report(db, query.reportId),
  'Reports.DecideReport': (deps, { viewer, body }) => decideReport(deps, viewer, body),
} satisfies Partial<Handlers>
