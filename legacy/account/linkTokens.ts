import type { Kysely, Selectable } from 'kysely'
import { after, DAY, HOUR, MINUTE } from '../core/clock'
import type { DB, LinkToken } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { Problem } from '../core/problem'
import { hashToken, newToken } from '../core/secretToken'

/** How long the link of each kind works. */
export const linkLifetime = { confirm: 7 * DAY, email: 2 * DAY, reset: HOUR, sso: MINUTE } as const

/** What a link is good for. */
export type LinkKind = keyof typeof linkLifetime
export type LinkTokenRow = Selectable<LinkToken>

interface NewLink {
  readonly kind: LinkKind
  readonly profileId: number
  readonly target?: string
}

/** Makes the secret of a link; those of the same kind that the profile had before no longer work. */
export async function newLinkToken(
  { db, clock }: { db: Kysely<DB>; clock: Deps['clock'] },
  { kind, profileId, target }: NewLink,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await endLinkTokens({ db, clock }, profileId, kind)
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
  return token
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

/** Ends a profile's links, of one kind or all. They stay known, so that a late click reads "expired". */
export async function endLinkTokens(
  { db, clock }: { db: Kysely<DB>; clock: Deps['clock'] },
  profileId: number,
  kind?: LinkKind,
): Promise<void> {
  const open = db
    .updateTable('linkToken')
    .set({ usedAt: clock.now() })
    .where('profileId', '=', profileId)
    .where('usedAt', 'is', null)
  await (kind ? open.where('kind', '=', kind) : open).execute()
}

function secretHash(token: string): Buffer {
  return hashToken(token.trim())
}
