import type { AnswerOf } from '../../legacy/contract/contract'
import type { ItemOf } from '../core/schema/parents'

export type Contest = NonNullable<AnswerOf<'Contest.GetContest'>['contest']>
export type ContestEntry = ItemOf<'Contest.GetContestEntries'>
