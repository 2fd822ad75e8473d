import type { CommentItemType, LikeItemType, NotificationItemType } from '../../contract/enums'
import type { ReportItemType } from '../../contract/staff/reportEnums'
import type { PurchasableItem } from '../../contract/money/moneyEnums'
import type { Handlers, PlainRoutes } from '../../core/handler'
import { actSubjects, type FindActSubject } from '../../core/http/staffLog'
import type { Tasks } from '../../core/jobs'
import { erasureSteps, type ErasureStep } from '../account/erasure'
import type { Commentable } from '../comments/commentable'
import { commentables } from '../comments/commentables'
import { darkDepartures, type DarkDeparture } from '../darkDepartures'
import { likables, reportables, type FindLikable, type Reportable } from '../items/items'
import { lodgeErasureSteps, type LodgeErasureStep } from '../lodges/erasure'
import { lodgeNews, type LodgeNews, type LodgeNewsName } from '../lodges/news'
import { mediaGrants, type MediaGrant } from '../media/grants'
import { lodgeTasks, type LodgeTask, type LodgeTaskName } from '../lodges/tasks'
import { fulfilments, type Fulfilment } from '../money/fulfilments'
import { counters, type Counter, type CounterName } from '../notifications/counters'
import { notificationItems, type NotificationItem } from '../notifications/items'
import { conversationRules, type ConversationRule } from '../visibility/mail'

export interface Area {
  readonly name: string
  readonly handlers: Partial<Handlers>
  readonly tasks?: Partial<Tasks>
  readonly routes?: readonly PlainRoutes[]
  readonly likables?: Partial<Record<LikeItemType, FindLikable>>
  readonly commentables?: Partial<Record<CommentItemType, Commentable>>
  readonly reportables?: Partial<Record<ReportItemType, Reportable>>
  /** What notifications can be about. */
  readonly notificationItems?: Partial<Record<NotificationItemType, NotificationItem>>
  /** Grants media items of the area that are in no album. */
  readonly mediaGrant?: MediaGrant
  /** Counters of the area's new items. */
  readonly counters?: Partial<Record<CounterName, Counter>>
  /** Counts what waits for the leaders of lodges. */
  readonly lodgeTasks?: Partial<Record<LodgeTaskName, LodgeTask>>
  /** Further decides who may see the conversations of the area. */
  readonly conversationRule?: ConversationRule
  /** Counts of what is new in a lodge since the viewer's last visit. */
  readonly lodgeNews?: Partial<Record<LodgeNewsName, LodgeNews>>
  /** What the area gives for money. */
  readonly fulfilments?: Partial<Record<PurchasableItem, Fulfilment>>
  readonly lodgeErasure?: LodgeErasureStep
  /** Whom the numbers of the area's staff calls are about, for the log of the staff. */
  readonly actSubjects?: Readonly<Record<string, FindActSubject>>
  readonly erasure?: ErasureStep
  readonly darkDeparture?: DarkDeparture
}

/** Describes an area; `legacy/main/areas.ts` lists them all. */
export function defineArea<const A extends Area>(area: A): A {
  return area
}

/** Registers the areas' contributions to shared registries. Called once, before the server accepts requests. */
export function registerAreas(areas: readonly Area[]): void {
  for (const area of areas) {
    likables.add(area.likables ?? {})
    commentables.add(area.commentables ?? {})
    reportables.add(area.reportables ?? {})
    notificationItems.add(area.notificationItems ?? {})
    mediaGrants.add({ [area.name]: area.mediaGrant })
    counters.add(area.counters ?? {})
    lodgeTasks.add(area.lodgeTasks ?? {})
    conversationRules.add({ [area.name]: area.conversationRule })
    lodgeNews.add(area.lodgeNews ?? {})
    fulfilments.add(area.fulfilments ?? {})
    lodgeErasureSteps.add({ [area.name]: area.lodgeErasure })
    actSubjects.add(area.actSubjects ?? {})
    erasureSteps.add({ [area.name]: area.erasure })
    darkDepartures.add({ [area.name]: area.darkDeparture })
  }
}
