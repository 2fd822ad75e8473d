import type { Call } from '../../contract/call'
import type { CallName } from '../../contract/contract'
import type { Deps, Request } from '../handler'
import { Problem } from '../problem'
import { plainText } from '../text/plainText'

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
  // Read before: a call may change the session or the role.
  const entry = entryOf(act)
  try {
    const answer = await handle(deps, act.request)
    await write(deps, entry, null)
    return answer
  } catch (error) {
    if (error instanceof Problem) await write(deps, entry, error.code)
    throw error
  }
}

function entryOf({ name, call, request: { viewer, query, body } }: Act) {
  const given: Readonly<Record<string, unknown>> = { ...query, ...body }
  const { profileId, reason } = given
  const impersonatorId = viewer.session?.impersonatorId ?? null
  return {
    actorId: impersonatorId ?? viewer.profile?.id ?? 0,
    asProfileId: impersonatorId === null ? null : (viewer.profile?.id ?? null),
    call: name,
    isLook: call.look,
    profileId: typeof profileId === 'number' ? profileId : null,
    reason: typeof reason === 'string' ? plainText(reason) || null : null,
    // Texts may be those of members, and would outlive them here.
    details: JSON.stringify(
      Object.fromEntries(
        Object.entries(given).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
      ),
    ),
  }
}

async function write({ db, clock }: Deps, entry: ReturnType<typeof entryOf>, refusal: string | null): Promise<void> {
  await db
    .insertInto('staffAct')
    .values({ ...entry, at: clock.now(), refusal })
    .execute()
}
