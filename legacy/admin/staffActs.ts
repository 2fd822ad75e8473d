import type { AnswerOf, QueryOf } from '../contract/contract'
import type { Database } from '../core/database/connect'
import { pageOf } from '../core/handler'

/** The log of the staff, newest first. */
export async function staffActs(
  db: Database,
  { actorId, profileId, call, look, ...page }: QueryOf<'Admin.GetStaffActs'>,
): Promise<AnswerOf<'Admin.GetStaffActs'>> {
  const { skip, take } = pageOf(page)
  let query = db
    .selectFrom('staffAct')
    .leftJoin('profile as actor', 'actor.id', 'staffAct.actorId')
    .leftJoin('profile', 'profile.id', 'staffAct.profileId')
    .selectAll('staffAct')
    .select(['actor.name as actorName', 'profile.name as profileName'])
  if (actorId !== undefined) query = query.where('staffAct.actorId', '=', actorId)
  if (profileId !== undefined) query = query.where('staffAct.profileId', '=', profileId)
  if (call !== undefined) query = query.where('staffAct.call', '=', call)
  if (look !== undefined) query = query.where('staffAct.isLook', '=', look)
  const rows = await query.orderBy('staffAct.id', 'desc').offset(skip).limit(take).execute()
  return rows.map(({ id, at, actorId: actor, profileId: about, isLook, details, ...row }) => ({
    id: Number(id),
    at: at.toISOString(),
    actorId: actor,
    actorName: row.actorName,
    call: row.call,
    look: isLook,
    profileId: about,
    profileName: row.profileName,
    details: Object.entries(details as Readonly<Record<string, unknown>>).map(([name, value]) => ({
      name,
      value: String(value),
    })),
    reason: row.reason,
    begun: row.begun,
    refusal: row.refusal,
  }))
}
