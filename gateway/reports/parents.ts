import type { AnswerOf } from '../../legacy/contract/contract'
import type { Decision as DecisionShape, ReportCase as ReportCaseShape } from '../../legacy/contract/reports'
import type { ItemOf } from '../core/schema/parents'

export type Report = ItemOf<'Reports.GetReports'>
export type ReportCase = ReportCaseShape
export type CaseReport = ItemOf<'Reports.GetCaseReports'>
export type ReportedItem = AnswerOf<'Reports.GetCaseItem'> & { readonly ownerId: number | null }
export type ReportedMessage = ReportedItem['messages'][number]
export type ReportedMember = AnswerOf<'Reports.GetCaseMember'>
export type Decision = DecisionShape
