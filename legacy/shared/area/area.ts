import type { CommentItemType, LikeItemType, ReportItemType } from '../../contract/enums'
import type { Handlers, PlainRoutes } from '../../core/handler'
import type { Tasks } from '../../core/jobs'
import { erasureSteps, type ErasureStep } from '../account/erasure'
import type { Commentable } from '../comments/commentable'
import { commentables } from '../comments/commentables'
import { likables, reportables, type FindLikable, type Reportable } from '../items/items'
import { mediaGrants, type MediaGrant } from '../media/grants'
import { counters, type Counter, type CounterName } from '../notifications/counters'

/** All that an area of the product adds to the server. */
export interface Area {
  readonly name: string
  readonly handlers: Partial<Handlers>
  readonly tasks?: Partial<Tasks>
  /** What the area serves besides the calls. */
  readonly routes?: readonly PlainRoutes[]
  readonly likables?: Partial<Record<LikeItemType, FindLikable>>
  readonly commentables?: Partial<Record<CommentItemType, Commentable>>
  readonly reportables?: Partial<Record<ReportItemType, Reportable>>
  /** Shows media of the area that are in no album. */
  readonly mediaGrant?: MediaGrant
  /** What waits for a member in the area. */
  readonly counters?: Partial<Record<CounterName, Counter>>
  readonly erasure?: ErasureStep
}

/** Describes an area; `legacy/main/areas.ts` lists them all. */
export function defineArea<const A extends Area>(area: A): A {
  return area
}

/** Makes known what areas contribute to what they share. Called once, before the server serves. */
export function registerAreas(areas: readonly Area[]): void {
  for (const area of areas) {
    likables.add(area.likables ?? {})
    commentables.add(area.commentables ?? {})
    reportables.add(area.reportables ?? {})
    mediaGrants.add({ [area.name]: area.mediaGrant })
    counters.add(area.counters ?? {})
    erasureSteps.add({ [area.name]: area.erasure })
  }
}
