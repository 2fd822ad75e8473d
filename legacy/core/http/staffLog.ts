import type { Call } from '../../contract/call'
import type { CallName } from '../../contract/contract'
import type { Database } from '../database/connect'
import type { Deps, Request } from '../handler'
import { Problem } from '../problem'
import { Registry } from '../registry'
import { plainText } from '../text/plainText'

/** Finds the member whom the number of a call is about, such as that of a ticket. */
export type FindActSubject = (db: Database, id: number) => Promise<number | null | undefined>

/** By the name of the number, such as `ticketId`. */
export const actSubjects = new Registry<string, FindActSubject>()

interface Act {
  readonly name: CallName
  readonly call: Pick<Call, 'look'>
  readonly request: Request
}

/** Handles a call of the staff and writes it into their log, with the code of a refusal. */
export async function loggedAct(
  deps: Deps,
  act: Act,
  handle: (deps: Deps, request: Request) => Promise<unknown>,
): Promise<unknown> {
  // Read before: a call may change the session or the role, or delete what it is about.
  const entry = await entryOf(deps.db, act)
  try {
    const answer = await handle(deps, act.request)
    await write(deps, entry, null)
    return answer
  } catch (error) {
    if (error instanceof Problem) await write(deps, entry, error.code)
    throw error
  }
}

async function entryOf(db: Database, { name, call, request: { viewer, query, body } }: Act) {
  const given: Readonly<Record<string, unknown>> = { ...query, ...body }
  const { reason } = given
  const impersonatorId = viewer.session?.impersonatorId ?? null
  return {
    actorId: impersonatorId ?? viewer.profile?.id ?? 0,
    asProfileId: impersonatorId === null ? null : (viewer.profile?.id ?? null),
    call: name,
    isLook: call.look,
    profileId: await subjectOf(db, given),
    reason: typeof reason === 'string' ? plainText(reason) || null : null,
    // Texts may be those of members, and would outlive them here.
    details: JSON.stringify(
      Object.fromEntries(
        Object.entries(given).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
      ),
    ),
  }
}

async function subjectOf(db: Database, given: Readonly<Record<string, unknown>>): Promise<number | null> {
  const { profileId } = given
  if (typeof profileId === 'number') return profileId
  for (const [name, find] of actSubjects.entries()) {
    const id = given[name]
    if (typeof id === 'number') return (await find(db, id)) ?? null
  }
  return null
}

async function write(
  { db, clock }: Deps,
  entry: Awaited<ReturnType<typeof entryOf>>,
  refusal: string | null,
): Promise<void> {
  await db
    .insertInto('staffAct')
    .values({ ...entry, at: clock.now(), refusal })
    .execute()
}
