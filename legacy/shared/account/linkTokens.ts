import type { Kysely, Selectable } from 'kysely'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import type { DB, LinkToken } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { Problem } from '../../core/problem'
import { hashToken, newToken } from '../../core/access/secretToken'

/** Lifetime of each kind of link. */
export const linkLifetime = { confirm: 7 * DAY, email: 2 * DAY, reset: HOUR, sso: MINUTE } as const

/**
 * Number of valid links of a kind at the same time. Anybody who knows an address can request a reset, which must
 * not invalidate the link that its owner is about to use.
 */
const MAX_OPEN: Readonly<Partial<Record<LinkKind, number>>> = { reset: 3 }

export type LinkKind = keyof typeof linkLifetime
export type LinkTokenRow = Selectable<LinkToken>

interface NewLink {
  readonly kind: LinkKind
  readonly profileId: number
  readonly target?: string
}

/** Creates the secret of a link; invalidates the profile's oldest links of the same kind beyond the limit. */
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

/** Consumes a link: of several concurrent attempts, one succeeds. @throws LINK_INVALID or LINK_EXPIRED */
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

/** Invalidates all of a profile's links. Their rows stay, so that a late click reads "expired". */
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
