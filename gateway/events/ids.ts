import { legacyIdOf } from '../core/globalIds'

export const eventIdOf = (globalId: string) => legacyIdOf(globalId, 'Event')
