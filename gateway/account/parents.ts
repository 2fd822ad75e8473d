import type { AnswerOf } from '../../legacy/contract/contract'
import type { ItemOf } from '../core/schema/parents'

export type Viewer = AnswerOf<'CurrentProfile.GetProfileData'>
export type Session = ItemOf<'LogOn.GetSessions'>
export type DataExport = NonNullable<AnswerOf<'EditProfile.GetDataExport'>>
