import type { Transaction } from 'kysely'
import type { LikeItemType } from '../../contract/enums'
import type { ReportItemType } from '../../contract/staff/reportEnums'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'
import type { Subject } from '../notifications/items'

type Store = Pick<Deps, 'db' | 'clock'>

export interface LikableItem {
  readonly ownerId: number
  /** The subject of a notification about the like. */
  readonly subject: Subject
  /** The lodge that it is in: only those who take part there may like it. */
  readonly lodgeId?: number | null
}

/** Finds an item that the viewer may see; in a transaction, locks it against erasure. */
export type FindLikable = (deps: Store, id: number, viewer: MemberViewer) => Promise<LikableItem | undefined>

export const likables = new Registry<LikeItemType, FindLikable>()

interface Removal {
  readonly ownerId: number
  readonly now: Date
}

interface ReportedMessage {
  readonly id: number
  readonly profileId: number | null
  readonly name: string | null
  readonly text: string
  readonly createdAt: Date
  readonly reported: boolean
}

/** What a comment is on. */
export interface ReportedPlace {
  readonly title: string
  readonly text: string
  readonly path: string
  /** Only dark sites show it. */
  readonly dark: boolean
}

/** A reported item as the staff see it, whoever may see it otherwise. */
export interface ReportedItem {
  readonly title?: string
  /** Plain, with line breaks. */
  readonly text: string
  readonly createdAt: Date
  readonly path?: string
  readonly place?: ReportedPlace
  readonly mediaIds?: readonly number[]
  readonly messages?: readonly ReportedMessage[]
  /** Only dark sites show it. */
  readonly dark: boolean
}

/** How an area handles reports of its items of a type. */
export interface Reportable {
  /** Null where the item has outlived its owner; undefined where the viewer sees none. */
  ownerOf(deps: Store, viewer: MemberViewer, id: number): Promise<number | null | undefined>
  /** Removes the item, or its text. */
  remove(db: Transaction<DB>, id: number, removal: Removal): Promise<unknown>
  /** The same for an item that has outlived its owner; missing where none does. */
  removeUnowned?(db: Transaction<DB>, id: number, now: Date): Promise<unknown>
  /** The item in its context, for the staff who decide; undefined when it is gone. */
  shown(db: Database, id: number): Promise<ReportedItem | undefined>
  /** Staff can ban its owner from blogs. */
  readonly ofBlogs?: boolean
  /** Staff can ban its owner from creating lodges. */
  readonly ofLodges?: boolean
}

export const reportables = new Registry<ReportItemType, Reportable>()
