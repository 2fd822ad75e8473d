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
  'Reports.GetReports': ({ db }, { query }) => reports(db, query),
  'Reports.GetReport': ({ db }, { query }) => report(db, query.reportId),
  'Reports.DecideReport': (deps, { viewer, body }) => decideReport(deps, viewer, body),

  'Reports.GetCases': (deps, { viewer, query }) => cases(deps, viewer, query),
  'Reports.GetCase': (deps, { viewer, query }) => caseById(deps, viewer, query.caseId),
  'Reports.GetCaseReports': ({ db }, { query }) => caseReports(db, query),
  'Reports.GetCaseItem': ({ db }, { viewer, query }) => caseItem(db, viewer, query.caseId),
  'Reports.GetCaseMember': (deps, { query }) => caseMember(deps, query.caseId),
  'Reports.GetCaseTemplates': (deps, { viewer, query }) => caseTemplates(deps, viewer, query.caseId),
  'Reports.TakeCase': (deps, { viewer, body }) => takeCase(deps, viewer, body.caseId),
  'Reports.ReleaseCase': (deps, { viewer, body }) => releaseCase(deps, viewer, body.caseId),
  'Reports.DecideCase': (deps, { viewer, body }) => decideCase(deps, viewer, body),
  'Reports.DecideObjection': (deps, { viewer, body }) => decideObjection(deps, viewer, body),

  'Reports.GetMyDecisions': (deps, { viewer, query }) => ownDecisions(deps, viewer, query),
  'Reports.GetDecision': (deps, { query }) => decisionByLink(deps, query.link),
  'Reports.ObjectToDecision': (deps, { body }) => objectToDecision(deps, body),
} satisfies Partial<Handlers>
