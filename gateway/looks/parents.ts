import type { AnswerOf } from '../../legacy/contract/contract'
import type { OwnLook } from '../../legacy/contract/staff/looks'
import type { ItemOf } from '../core/schema/parents'

export type Look = OwnLook
export type WaitingProfile = ItemOf<'Looks.GetWaitingProfiles'>
export type WaitingMedia = ItemOf<'Looks.GetWaitingMedia'>
export type LookTemplate = AnswerOf<'Looks.GetLookTemplates'>[number]
