import type { Transaction } from 'kysely'
import type { CountryId } from '../../content/places/places'
import { ConsentKind } from '../../contract/enums'
import { after, DAY, HOUR } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { legalVersionOf } from '../../shared/account/consents'
import { isActor, type Acquainted } from '../community/circles'
import type { Scene } from '../community/scene'

/** Stores what the members have consented to: all of them when they joined, and some took a consent back for a while. */
export async function seedConsents(db: Transaction<DB>, { circles, now, siteOf }: Scene): Promise<void> {
  // Each version takes the rendering of a page.
  const versions = new Map<string, string>()
  const versionOf = (countryId: CountryId, kind: ConsentKind) => {
    const key = `${countryId} ${kind}`
    const version = versions.get(key) ?? legalVersionOf(siteOf(countryId, false), kind)
    versions.set(key, version)
    return version
  }
  const rows = circles.members.flatMap((member) => {
    return consentsOf(member, now).map(({ kind, given, at }) => {
      const version = versionOf(member.demo.countryId, kind)
      // A text that was changed since was consented to in a version that is not kept.
      return { profileId: member.id, kind, given, at, version: version <= at.toISOString() ? version : null }
    })
  })
  rows.sort((one, other) => one.at.getTime() - other.at.getTime())
  for (let first = 0; first < rows.length; first += 1_000) {
    await db
      .insertInto('consent')
      .values(rows.slice(first, first + 1_000))
      .execute()
  }
}

interface Given {
  readonly kind: ConsentKind
  readonly at: Date
  readonly given: boolean
}

function consentsOf(member: Acquainted, now: Date): Given[] {
  const { createdAt } = member.demo
  const consent = (kind: ConsentKind, at: Date, given = true) => ({ kind, given, at })
  const given = [
    consent(ConsentKind.Terms, createdAt),
    consent(ConsentKind.SensitiveData, createdAt),
    consent(ConsentKind.MediaRights, after(createdAt, HOUR)),
  ]
  if (!isActor(member)) return given
  // Those whose history is looked at in the demo have one.
  const withdrawn = after(now, -40 * DAY)
  return [
    ...given,
    consent(ConsentKind.SensitiveData, withdrawn, false),
    consent(ConsentKind.SensitiveData, after(withdrawn, HOUR)),
    consent(ConsentKind.Terms, after(now, -10 * DAY)),
  ].filter(({ at }) => at >= createdAt)
}
