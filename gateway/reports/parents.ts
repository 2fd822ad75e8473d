import type { ItemOf } from '../core/parents'

export type Report = ItemOf<'Reports.GetReports'>
