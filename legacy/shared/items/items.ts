import type { Transaction } from 'kysely'
import type { LikeItemType, ReportItemType } from '../../contract/enums'
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

/** How an area handles reports of its items of a type. */
export interface Reportable {
  ownerOf(deps: Store, viewer: MemberViewer, id: number): Promise<number | undefined>
  /** Removes the item, or its text. */
  remove(db: Transaction<DB>, id: number, removal: Removal): Promise<unknown>
  /** Staff can ban its owner from blogs. */
  readonly ofBlogs?: boolean
}

export const reportables = new Registry<ReportItemType, Reportable>()
