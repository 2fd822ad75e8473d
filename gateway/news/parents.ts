import type { StaffNews as Answer } from '../../legacy/contract/staff/newsDesk'

export type StaffNews = Answer
export type NewsText = StaffNews['texts'][number]
