import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { ProfileStatus, RoleLevel } from '../contract/enums'
import { roleRights, type RoleRight } from '../contract/staff/roles'
import { endSessionsOf } from '../core/access/session'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { invalid, notFound, Problem } from '../core/problem'
import { requiredText } from '../core/text/plainText'
import { isSameHuman } from '../shared/account/sameHuman'
import { refuseOwn } from '../shared/profiles/others'

type Store = Pick<Deps, 'db' | 'clock'>
type Role = Exclude<RoleLevel, 0>

/** The roles, from the lowest, with what each may do beyond those below it. */
export function roleTable(): AnswerOf<'Admin.GetRoleTable'> {
  const { None: _, ...levels } = RoleLevel
  return Object.entries(levels).map(([name, roleLevel]) => ({
    roleLevel,
    rights: (Object.keys(roleRights) as RoleRight[]).filter((right) => roleRights[right] === name),
  }))
}

export async function profilesWithRoles(
  db: Database,
  query: QueryOf<'Admin.GetProfilesWithRoles'>,
): Promise<AnswerOf<'Admin.GetProfilesWithRoles'>> {
  const { skip, take } = pageOf(query)
  const rows = await db
    .selectFrom('profile')
    .select(['id', 'name', 'roleLevel'])
    .where('roleLevel', '>', RoleLevel.Normal)
    .where('status', '!=', ProfileStatus.Deleted)
    .orderBy('roleLevel', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map((row) => ({ ...row, roleLevel: row.roleLevel as Role }))
}

export async function roleProposals(
  db: Database,
  { profile }: MemberViewer,
  query: QueryOf<'Admin.GetRoleProposals'>,
): Promise<AnswerOf<'Admin.GetRoleProposals'>> {
  const { skip, take } = pageOf(query)
  const rows = await db
    .selectFrom('roleProposal as proposal')
    .innerJoin('profile', 'profile.id', 'proposal.profileId')
    .innerJoin('profile as proposer', 'proposer.id', 'proposal.proposedBy')
    .select(['proposal.id', 'proposal.profileId', 'proposal.roleLevel', 'proposal.reason', 'proposal.proposedAt'])
    .select(['profile.name', 'profile.roleLevel as currentLevel', 'proposer.id as proposerId'])
    .select('proposer.name as proposedBy')
    .orderBy('proposal.proposedAt')
    .orderBy('proposal.id')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map(({ proposerId, proposedAt, ...row }) => ({
    ...row,
    currentLevel: row.currentLevel as Role,
    roleLevel: row.roleLevel as Role,
    proposedAt: proposedAt.toISOString(),
    confirmable: profile.roleLevel >= RoleLevel.Developer && proposerId !== profile.id && row.profileId !== profile.id,
  }))
}

/** Gives a role below Support at once, and proposes a higher one. */
export async function setRole(
  deps: Store,
  viewer: MemberViewer,
  { profileId, roleLevel, reason: given }: BodyOf<'Admin.SetRole'>,
): Promise<AnswerOf<'Admin.SetRole'>> {
  refuseOwn(viewer, profileId)
  if (roleLevel === RoleLevel.None) throw invalid({ field: 'roleLevel', code: 'OUT_OF_RANGE' })
  const reason = requiredText('reason', given)
  const needsTwo = roleLevel >= RoleLevel.Support
  const waits = await deps.db.transaction().execute(async (transaction) => {
    const target = await lockTarget(transaction, profileId)
    const own = viewer.profile.roleLevel
    const isDeveloper = own >= RoleLevel.Developer
    // Developers also take the roles of their peers; all others give and take what is below them.
    if (!isDeveloper && (roleLevel >= own || target.roleLevel >= own)) throw new Problem(403, 'FORBIDDEN')
    // What developers have proposed, only they replace or drop.
    if (isDeveloper) await transaction.deleteFrom('roleProposal').where('profileId', '=', profileId).execute()
    if (!needsTwo || target.roleLevel > roleLevel) {
      await changeRole(deps, transaction, profileId, roleLevel)
      return false
    }
    const proposal = { profileId, roleLevel, reason, proposedBy: viewer.profile.id, proposedAt: deps.clock.now() }
    await transaction.insertInto('roleProposal').values(proposal).execute()
    return true
  })
  return { waits }
}

/**
 * Confirms or drops a proposal. @throws 403 SECOND_PERSON_NEEDED for one's own, and for one about oneself, also by
 * another profile of the same human
 */
export async function decideRoleProposal(
  deps: Store,
  { profile }: MemberViewer,
  { profileId, confirm }: BodyOf<'Admin.DecideRoleProposal'>,
): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const proposal = await transaction
      .selectFrom('roleProposal')
      .innerJoin('profile as proposer', 'proposer.id', 'roleProposal.proposedBy')
      .select(['roleProposal.roleLevel', 'roleProposal.proposedBy'])
      .select(['proposer.roleLevel as proposerLevel', 'proposer.status as proposerStatus'])
      .where('roleProposal.profileId', '=', profileId)
      .forUpdate('roleProposal')
      .executeTakeFirst()
    if (!proposal) throw notFound()
    const { roleLevel, proposedBy, proposerLevel, proposerStatus } = proposal
    if (confirm) {
      if (await isSameHuman(transaction, profile.id, [proposedBy, profileId])) {
        throw new Problem(403, 'SECOND_PERSON_NEEDED')
      }
      // Whoever has lost the role or the profile since proposes nothing any more.
      if (proposerLevel < RoleLevel.Developer || proposerStatus !== ProfileStatus.Active) {
        throw new Problem(403, 'FORBIDDEN')
      }
      await lockTarget(transaction, profileId)
      await changeRole(deps, transaction, profileId, roleLevel)
    }
    await transaction.deleteFrom('roleProposal').where('profileId', '=', profileId).execute()
  })
}

async function lockTarget(transaction: Transaction<DB>, profileId: number) {
  const target = await transaction
    .selectFrom('profile')
    .select('roleLevel')
    .where('id', '=', profileId)
    .where('status', '=', ProfileStatus.Active)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!target) throw notFound()
  return target
}

/** The sessions of the profile end, also those in which it acts as others: nothing goes on with the role from before. */
async function changeRole(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileId: number,
  roleLevel: number,
): Promise<void> {
  await transaction.updateTable('profile').set({ roleLevel }).where('id', '=', profileId).execute()
  await endSessionsOf({ db: transaction, clock }, profileId)
}
