import type { ItemOf } from '../core/schema/parents'

export type Report = ItemOf<'Reports.GetReports'>
