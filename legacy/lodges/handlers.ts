import type { Handlers } from '../core/handler'
import { lodgeSummaries } from '../shared/lodges/summaries'
import { lodgeAnswer } from './lodge'

export const lodgesHandlers = {
  'Lodges.GetLodgeData': (deps, { viewer, query }) => lodgeAnswer(deps, viewer, query.lodgeId),
  'Lodges.GetLodgesByIds': (deps, { viewer, body }) => lodgeSummaries(deps, body.ids, viewer),
} satisfies Partial<Handlers>
