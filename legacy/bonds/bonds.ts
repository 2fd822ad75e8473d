import type { Transaction } from 'kysely'
import { BondStatus, type BondRole } from '../contract/dark/bondEnums'
import { NotificationTopic } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Deps, Handler, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { aboutDarkProfile } from '../shared/notifications/aboutProfile'
import type { News } from '../shared/notifications/news'
import { notify, settle, takeBack } from '../shared/notifications/notify'
import { lockPair, withOther } from '../shared/profiles/others'
import { bondOf, bondsOf, counterpart, type BondRow } from './read'

type Topic =
  | typeof NotificationTopic.BondRequest
  | typeof NotificationTopic.BondAccepted
  | typeof NotificationTopic.BondRoleChange
  | typeof NotificationTopic.BondDeleted

export const createBond: Handler<'DarkProfileConnection.CreateProfileConnection'> = async (deps, { body, viewer }) => {
  const own = viewer.profile.id
  const { profileId, role, shown = false } = body
  await deps.limits.consume('bondByProfile', String(own))
  const id = await withOther(deps.db, viewer, profileId, async (db) => {
    const since = deps.clock.now()
    const asked = await db
      .insertInto('bond')
      .values({
        requesterId: own,
        answererId: profileId,
        role,
        status: BondStatus.Requested,
        shownByRequester: shown,
        since,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (asked) {
      await tell(deps, db, news(NotificationTopic.BondRequest, own, profileId))
      return asked.id
    }
    const agreed = await db
      .updateTable('bond')
      .set({ status: BondStatus.Accepted, since, shownByAnswerer: shown })
      .where('requesterId', '=', profileId)
      .where('answererId', '=', own)
      .where('role', '=', counterpart[role])
      .where('status', '=', BondStatus.Requested)
      .returning('id')
      .executeTakeFirst()
    if (!agreed) throw new Problem(409, 'BOND_EXISTS')
    await tellOfYes(deps, db, NotificationTopic.BondRequest, { from: own, to: profileId })
    return agreed.id
  })
  return requireBond(deps, viewer, id)
}

export const acceptBond: Handler<'DarkProfileConnection.AcceptProfileConnection'> = async (deps, { body, viewer }) => {
  const own = viewer.profile.id
  const { connectionId, accept, role, shown } = body
  const isKept = await withBond(deps, viewer, connectionId, async (db, bond) => {
    const isRequest = bond.status === BondStatus.Requested
    const asker = isRequest || bond.proposedByRequester ? bond.requesterId : bond.answererId
    if (asker === own || (!isRequest && bond.proposedRole === null)) throw notFound()
    // The other one may have asked for another role since the viewer looked.
    const asked = (isRequest ? bond.role : (bond.proposedRole ?? bond.role)) as BondRole
    const seen = bond.requesterId === own ? asked : counterpart[asked]
    if (accept && role !== undefined && role !== seen) throw new Problem(409, 'BOND_CHANGED')
    const question = isRequest ? NotificationTopic.BondRequest : NotificationTopic.BondRoleChange
    if (!accept) {
      await takeBack(db, news(question, asker, own))
      if (isRequest) await db.deleteFrom('bond').where('id', '=', bond.id).execute()
      else await db.updateTable('bond').set({ proposedRole: null }).where('id', '=', bond.id).execute()
      return !isRequest
    }
    await db
      .updateTable('bond')
      .set({
        ...(isRequest
          ? { status: BondStatus.Accepted, since: deps.clock.now() }
          : { role: bond.proposedRole ?? bond.role, proposedRole: null }),
        ...(shown === undefined ? {} : shownBy(own, bond, shown)),
      })
      .where('id', '=', bond.id)
      .execute()
    await tellOfYes(deps, db, question, { from: own, to: asker })
    return true
  })
  return isKept ? requireBond(deps, viewer, connectionId) : null
}

export const changeBondRole: Handler<'DarkProfileConnection.ChangeProfileConnectionRole'> = async (
  deps,
  { body: { connectionId, role }, viewer },
) => {
  const own = viewer.profile.id
  await deps.limits.consume('bondByProfile', String(own))
  await withBond(deps, viewer, connectionId, async (db, bond) => {
    const { id, requesterId, answererId, status, proposedRole, proposedByRequester } = bond
    const asked = requesterId === own
    const other = asked ? answererId : requesterId
    const wanted = asked ? role : counterpart[role]
    const change = db.updateTable('bond').where('id', '=', id)
    if (status === BondStatus.Requested) {
      if (!asked) throw notFound()
      await change.set({ role: wanted }).execute()
      return
    }
    const isOthers = proposedRole !== null && proposedByRequester !== asked
    if (isOthers && proposedRole === wanted) {
      await change.set({ role: wanted, proposedRole: null }).execute()
      await tellOfYes(deps, db, NotificationTopic.BondRoleChange, { from: own, to: other })
      return
    }
    // A counter-proposal answers what the other asked.
    if (isOthers) await takeBack(db, news(NotificationTopic.BondRoleChange, other, own))
    if (wanted === bond.role) {
      await change.set({ proposedRole: null }).execute()
      await takeBack(db, news(NotificationTopic.BondRoleChange, own, other))
      return
    }
    await change.set({ proposedRole: wanted, proposedByRequester: asked }).execute()
    await tell(deps, db, news(NotificationTopic.BondRoleChange, own, other))
  })
  return requireBond(deps, viewer, connectionId)
}

export const showBond: Handler<'DarkProfileConnection.ShowProfileConnection'> = async (
  deps,
  { body: { connectionId, shown }, viewer },
) => {
  await withBond(deps, viewer, connectionId, (db, bond) =>
    db
      .updateTable('bond')
      .set(shownBy(viewer.profile.id, bond, shown))
      .where('id', '=', bond.id)
      .execute(),
  )
  return requireBond(deps, viewer, connectionId)
}

export const deleteBond: Handler<'DarkProfileConnection.DeleteProfileConnection'> = async (deps, { body, viewer }) => {
  const own = viewer.profile.id
  await withBond(deps, viewer, body.connectionId, async (db, { id, requesterId, answererId, status }) => {
    await db.deleteFrom('bond').where('id', '=', id).execute()
    const { BondRequest, BondRoleChange, BondAccepted } = NotificationTopic
    for (const topic of [BondRequest, BondRoleChange, BondAccepted]) {
      await takeBack(db, news(topic, requesterId, answererId))
      await takeBack(db, news(topic, answererId, requesterId))
    }
    if (status === BondStatus.Requested) return
    const other = requesterId === own ? answererId : requesterId
    await tell(deps, db, news(NotificationTopic.BondDeleted, own, other))
  })
  return {}
}

/** Runs a change of one of the viewer's bonds, which waits for other changes and for blocks of the two. */
async function withBond<T>(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  bondId: number,
  act: (transaction: Transaction<DB>, bond: BondRow) => Promise<T>,
): Promise<T> {
  const own = viewer.profile.id
  return db.transaction().execute(async (transaction) => {
    const found = bondsOf(transaction, own, viewer).where('bond.id', '=', bondId)
    const pair = await found.executeTakeFirst()
    if (!pair) throw notFound()
    await lockPair(transaction, pair.requesterId, pair.answererId, 'act')
    const bond = await found.forUpdate('bond').executeTakeFirst()
    if (!bond) throw notFound()
    return act(transaction, bond)
  })
}

async function requireBond(deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer, bondId: number) {
  const bond = await bondOf(deps, viewer, { profileId: viewer.profile.id, bondId })
  if (!bond) throw notFound()
  return bond
}

/** Sends a notification, also where the same one stands from an earlier time. */
async function tell(deps: Pick<Deps, 'clock'>, db: Transaction<DB>, about: News): Promise<void> {
  await takeBack(db, about)
  await notify(deps, db, about)
}

async function tellOfYes(
  deps: Pick<Deps, 'clock'>,
  db: Transaction<DB>,
  question: Topic,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await settle(deps, db, news(question, to, from))
  await tell(deps, db, news(NotificationTopic.BondAccepted, from, to))
}

function shownBy(profileId: number, { requesterId }: BondRow, shown: boolean) {
  return requesterId === profileId ? { shownByRequester: shown } : { shownByAnswerer: shown }
}

function news(topic: Topic, actorId: number, to: number): News {
  return { topic, actorId, to: [to], ...aboutDarkProfile(to) }
}
