import { expressionBuilder, sql, type AliasableExpression, type Transaction } from 'kysely'
import { moderatorRoles } from '../../contract/lodgeRights'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import type { Deps, MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'
import type { Counter } from '../notifications/counters'
import { lodgeVisibleTo } from './visibility'

/** Counters of what waits for the leaders of lodges, by area: membership requests, media to accept. */
export const lodgeTasks = new Registry<string, Counter>()

/** The number of tasks that wait for the viewer as a leader of lodges, as an expression. */
export function lodgeTasksCount(deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer): AliasableExpression<number> {
  const counts = lodgeTasks.values().map((count) => sql`(${count(deps, viewer)})`)
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
