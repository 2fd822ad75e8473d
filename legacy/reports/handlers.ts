import type { Handlers } from '../core/handler'
import { caseById, caseItem, caseMember, caseReports, cases, caseTemplates, releaseCase, takeCase } from './case'
import { decideCase, decideObjection, decideReport } from './decision'
import { decisionByLink, objectToDecision, ownDecisions } from './objection'
import { report, reportContent, reports } from './report'

export const reportsHandlers = {
  'Reports.ReportContent': async (deps, { viewer, body }) => {
    await reportContent(deps, viewer, body)
    return {}
  },
  'Reports.GetReports': ({ db }, { viewer, query }) => reports(db, viewer, query),
  'Reports.GetReport': ({ db }, { viewer, query }) => report(db, viewer, query.reportId),
  'Reports.DecideReport': (deps, { viewer, body }) => decideReport(deps, viewer, body),

  'Reports.GetCases': (deps, { viewer, query }) => cases(deps, viewer, query),
  'Reports.GetCase': (deps, { viewer, query }) => caseById(deps, viewer, query.caseId),
  'Reports.GetCaseReports': ({ db }, { viewer, query }) => caseReports(db, viewer, query),
  'Reports.GetCaseItem': ({ db }, { viewer, query }) => caseItem(db, viewer, query.caseId),
  'Reports.GetCaseMember': (deps, { query }) => caseMember(deps, query.caseId),
  'Reports.GetCaseTemplates': (deps, { viewer, query }) => caseTemplates(deps, viewer, query.caseId),
  'Reports.TakeCase': (deps, { viewer, body }) => takeCase(deps, viewer, body.caseId),
  'Reports.ReleaseCase': (deps, { viewer, body }) => releaseCase(deps, viewer, body.caseId),
  'Reports.DecideCase': (deps, { viewer, body }) => decideCase(deps, viewer, body),
  'Reports.DecideObjection': (deps, { viewer, body }) => decideObjection(deps, viewer, body),

  'Reports.GetMyDecisions': (deps, { viewer, query }) => ownDecisions(deps, viewer, query),
  'Reports.GetDecision': (deps, { viewer, query }) => decisionByLink(deps, viewer, query.link),
  'Reports.ObjectToDecision': (deps, { viewer, body }) => objectToDecision(deps, viewer, body),
} satisfies Partial<Handlers>
