import { sql, type Transaction } from 'kysely'
import type { Call } from '../../contract/call'
import type { CallName } from '../../contract/contract'
import { after, MINUTE } from '../clock'
import type { Database } from '../database/connect'
import type { DB } from '../database/schema.generated'
import type { Deps, Request, Viewer } from '../handler'
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

/** How long one look at a thing is one entry, however often the thing is read. */
const LOOK_LASTS = 10 * MINUTE

/**
 * Calls that ask the payment service between transactions of their own, whose steps must not be undone together: they
 * are logged before the first step, and their outcome afterwards.
 */
const inSteps: readonly CallName[] = ['Billwerk.RerunRecurrentTransaction', 'Payment.RefundOrder']

/**
 * Handles a call of the staff and writes it into their log in the same transaction, so that there is no act without its
 * row. A refusal undoes the act and is logged with its code.
 */
export async function loggedAct(
  deps: Deps,
  act: Act,
  handle: (deps: Deps, request: Request) => Promise<unknown>,
): Promise<unknown> {
  // Read before: a call may change the session or the role, or delete what it is about.
  const entry = await entryOf(deps.db, act)
  const isInSteps = inSteps.includes(act.name)
  if (isInSteps) await write(deps, { ...entry, begun: true }, null)
  try {
    if (isInSteps) {
      const answer = await handle(deps, act.request)
      await write(deps, entry, null)
      return answer
    }
    return await deps.db.transaction().execute(async (transaction) => {
      const within = { ...deps, db: joining(transaction) }
      const answer = await handle(within, act.request)
      if (!(await isSameLook(within, entry))) await write(within, entry, null)
      return answer
    })
  } catch (error) {
    // Some of its steps may have been done.
    const refusal = error instanceof Problem ? error.code : isInSteps ? 'UNFINISHED' : undefined
    if (refusal !== undefined) await write(deps, entry, refusal)
    throw error
  }
}

/** Writes a look at private things that is no call, such as the download of a file, as the call that shows the same. */
export async function logLook(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  name: CallName,
  query: Readonly<Record<string, number>>,
): Promise<void> {
  await write(deps, await entryOf(deps.db, { name, call: { look: true }, request: { viewer, query, body: {} } }), null)
}

/** The transaction as a database whose own transactions are part of it. */
function joining(transaction: Transaction<DB>): Database {
  const join = { execute: <T>(run: (within: Transaction<DB>) => Promise<T>) => run(transaction) }
  return new Proxy<Database>(transaction, {
    get: (target, name) => {
      if (name === 'transaction') return () => join
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

interface Described extends Pick<Act, 'name' | 'call'> {
  readonly request: { readonly viewer: Viewer; readonly query: object; readonly body: object }
}

async function entryOf(db: Database, { name, call, request: { viewer, query, body } }: Described) {
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
        Object.entries(given).filter(
          ([, value]) => typeof value === 'number' || typeof value === 'boolean' || isNumbers(value),
        ),
      ),
    ),
  }
}

async function subjectOf(db: Database, given: Readonly<Record<string, unknown>>): Promise<number | null> {
  const { profileId = only(given['profileIds']) } = given
  if (typeof profileId === 'number') return profileId
  for (const [name, find] of actSubjects.entries()) {
    const id = given[name]
    if (typeof id === 'number') return (await find(db, id)) ?? null
  }
  return null
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number')
}

/** The one profile that a call for several is about. */
function only(ids: unknown): number | undefined {
  return isNumbers(ids) && ids.length === 1 ? ids[0] : undefined
}

/** Whether it repeats a look that is in the log: open pages of the staff read themselves anew. */
async function isSameLook({ db, clock }: Deps, entry: Awaited<ReturnType<typeof entryOf>>): Promise<boolean> {
  if (!entry.isLook) return false
  const known = await db
    .selectFrom('staffAct')
    .select('id')
    .where('isLook', '=', true)
    .where('actorId', '=', entry.actorId)
    .where('call', '=', entry.call)
    .where('at', '>', after(clock.now(), -LOOK_LASTS))
    .where('asProfileId', 'is not distinct from', entry.asProfileId)
    .where('profileId', 'is not distinct from', entry.profileId)
    .where('reason', 'is not distinct from', entry.reason)
    .where('details', '=', sql<string>`${entry.details}::jsonb`)
    .where('refusal', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

async function write(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  entry: Awaited<ReturnType<typeof entryOf>> & { readonly begun?: boolean },
  refusal: string | null,
): Promise<void> {
  await db
    .insertInto('staffAct')
    .values({ ...entry, at: clock.now(), refusal })
    .execute()
}
