import type { Handlers } from '../core/handler'
import { decideReport } from './decision'
import { reportContent, reports } from './report'

/** What members report, and what becomes of it. */
export const reportsHandlers = {
  'Reports.ReportContent': async (deps, { reader, body }) => {
    await reportContent(deps, reader, body)
    return {}
  },
  'Reports.GetReports': ({ db }, { query }) => reports(db, query),
  'Reports.DecideReport': (deps, { reader, body }) => decideReport(deps, reader, body),
} satisfies Partial<Handlers>
