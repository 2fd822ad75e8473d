import type { Kysely, Selectable } from 'kysely'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import type { DB, LinkToken } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { Problem } from '../../core/problem'
import { hashToken, newToken } from '../../core/secretToken'

/** How long the link of each kind works. */
export const linkLifetime = { confirm: 7 * DAY, email: 2 * DAY, reset: HOUR, sso: MINUTE } as const

/**
 * Links of each kind that work side by side. Whoever knows an address can ask for a new password: one link more must not
 * end the one that its owner is about to follow.
 */
const MAX_OPEN: Readonly<Partial<Record<LinkKind, number>>> = { reset: 3 }

/** What a link is good for. */
export type LinkKind = keyof typeof linkLifetime
export type LinkTokenRow = Selectable<LinkToken>

interface NewLink {
  readonly kind: LinkKind
  readonly profileId: number
  readonly target?: string
}

/** Makes the secret of a link; of those of the same kind that the profile had before, the oldest no longer work. */
export async function newLinkToken(
  { db, clock }: { db: Kysely<DB>; clock: Deps['clock'] },
  { kind, profileId, target }: NewLink,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await db
    .insertInto('linkToken')
    .values({
      kind,
      profileId,
      target: target ?? null,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: after(now, linkLifetime[kind]),
    })
    .execute()
  await endOldest({ db, clock }, profileId, kind)
  return token
}

async function endOldest(
  { db, clock }: { db: Kysely<DB>; clock: Deps['clock'] },
  profileId: number,
  kind: LinkKind,
): Promise<void> {
  const newest = db
    .selectFrom('linkToken')
    .select('id')
    .where('profileId', '=', profileId)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(MAX_OPEN[kind] ?? 1)
  await db
    .updateTable('linkToken')
    .set({ usedAt: clock.now() })
    .where('profileId', '=', profileId)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('id', 'not in', newest)
    .execute()
}

/** The link of a secret if it still works. */
export async function findLinkToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  kinds: readonly LinkKind[],
): Promise<LinkTokenRow | undefined> {
  return db
    .selectFrom('linkToken')
    .selectAll()
    .where('tokenHash', '=', secretHash(token))
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst()
}

/** Uses a link up: of several at the same time, one succeeds. Throws LINK_INVALID or LINK_EXPIRED. */
export async function useLinkToken(
  { db, clock }: { db: Kysely<DB>; clock: Deps['clock'] },
  token: string,
  kinds: readonly LinkKind[],
): Promise<LinkTokenRow> {
  const now = clock.now()
  const used = await db
    .updateTable('linkToken')
    .set({ usedAt: now })
    .where('tokenHash', '=', secretHash(token))
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (used) return used
  const known = await db
    .selectFrom('linkToken')
    .select('id')
    .where('tokenHash', '=', secretHash(token))
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  throw new Problem(410, known ? 'LINK_EXPIRED' : 'LINK_INVALID')
}

/** Ends all of a profile's links. They stay known, so that a late click reads "expired". */
export async function endLinkTokens(
  { db, clock }: { db: Kysely<DB>; clock: Deps['clock'] },
  profileId: number,
): Promise<void> {
  await db
    .updateTable('linkToken')
    .set({ usedAt: clock.now() })
    .where('profileId', '=', profileId)
    .where('usedAt', 'is', null)
    .execute()
}

function secretHash(token: string): Buffer {
  return hashToken(token.trim())
}
