import { expressionBuilder, sql, type AliasableExpression, type Transaction } from 'kysely'
import { moderatorRoles, type LodgeRight } from '../../contract/lodgeRights'
import type { Lodge } from '../../contract/lodges/lodgeShapes'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import type { Deps, MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'
import { lodgeVisibleTo } from './visibility'

/** What can wait for the leaders of a lodge, as the lodge's front names it. */
export type LodgeTaskName = 'requestCount' | 'waitingMediaCount'

export interface LodgeTask {
  /** The right of those for whom it waits; nobody else may know of it. */
  readonly right: LodgeRight
  /** Counts it as an expression, in one lodge or in all that the viewer leads; 0 where they do not lead. */
  readonly count: (viewer: MemberViewer, lodgeId?: number) => AliasableExpression<number>
}

export const lodgeTasks = new Registry<LodgeTaskName, LodgeTask>()

/** The number of tasks of one kind in a lodge. */
export function countTask({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, { count }: LodgeTask, lodgeId: number) {
  return db.selectNoFrom(count(viewer, lodgeId).as('count')).executeTakeFirstOrThrow()
}

/** What waits in a lodge for a viewer with these rights; null where they may not know. */
export async function tasksOf(
  deps: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  { id, rights }: Pick<Lodge, 'id' | 'rights'>,
): Promise<Pick<Lodge, LodgeTaskName>> {
  const count = async (name: LodgeTaskName) => {
    const task = lodgeTasks.get(name)
    return rights.includes(task.right) ? (await countTask(deps, viewer, task, id)).count : null
  }
  const [requestCount, waitingMediaCount] = await Promise.all([count('requestCount'), count('waitingMediaCount')])
  return { requestCount, waitingMediaCount }
}

/** The number of tasks that wait for the viewer as a leader of lodges, as an expression. */
export function lodgeTasksCount(_deps: unknown, viewer: MemberViewer): AliasableExpression<number> {
  const counts = lodgeTasks.values().map(({ count }) => sql`(${count(viewer)})`)
  return counts.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(counts, sql` + `)})`
}

/** Whether the viewer leads a lodge of this kind of site, as an expression. */
export function leadsLodge(viewer: MemberViewer) {
  const eb = expressionBuilder<DB>()
  return eb.exists(
    eb
      .selectFrom('lodgeMembership')
      .innerJoin('lodge', 'lodge.id', 'lodgeMembership.lodgeId')
      .select('lodge.id')
      .where('lodgeMembership.profileId', '=', viewer.profile.id)
      .where('lodgeMembership.role', 'in', moderatorRoles)
      .where(lodgeVisibleTo(viewer)),
  )
}

export async function leadersOf(transaction: Transaction<DB>, lodgeId: number): Promise<number[]> {
  const rows = await transaction
    .selectFrom('lodgeMembership')
    .select('profileId')
    .where('lodgeId', '=', lodgeId)
    .where('role', 'in', moderatorRoles)
    .orderBy('profileId')
    .execute()
  return rows.map(({ profileId }) => profileId)
}

/** Publishes to the leaders of a lodge that the number of their tasks has changed. */
export async function publishLodgeTasks(transaction: Transaction<DB>, lodgeId: number): Promise<void> {
  await publish(transaction, { type: 'CountsChanged', profileIds: await leadersOf(transaction, lodgeId) })
}
