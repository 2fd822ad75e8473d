import type { AnswerOf, BodyOf } from '../contract/contract'
import type { MemberViewer, Request } from '../core/handler'
import type { Database } from '../core/database/connect'
import { invalid, Problem } from '../core/problem'

type ConfigurationValue = AnswerOf<'EditProfile.UpdateProfileConfiguration'>

const defaults = {
  /** 1 overlay, 2 mini, 3 full. */
  drawerMode: 3,
  /** 1 gallery, 2 detailed, 3 list. */
  profileListView: 1,
  /** Filter of the list of members who are online: a sum of `ProfileFilter`. */
  profileFilter: 1,
  /** Names in lines are readable only under the pointer. */
  scrambleProfileLinks: false,
  blogTopPeriod: 7,
  lodgeSearchSort: 3,
  onboardingClicks: 0,
  onboardingSeen: false,
  membershipPopupSeenAt: '',
  playSounds: true,
  showPopups: true,
  reduceMotion: false,
  hideHints: false,
  lastSearch: '',
} as const satisfies Readonly<Record<string, string | number | boolean>>

type Key = keyof typeof defaults

/** All settings of a member, with defaults for those never set. */
export async function configurationOf(db: Database, profileId: number): Promise<ConfigurationValue[]> {
  const rows = await db
    .selectFrom('profileConfiguration')
    .select(['key', 'value'])
    .where('profileId', '=', profileId)
    .execute()
  const chosen = new Map(rows.map((row) => [row.key, row.value]))
  return keys().map((key) => ({ key, type: typeOf(key), value: chosen.get(key) ?? String(defaults[key]) }))
}

export async function profileFilterOf(db: Database, profileId: number): Promise<number> {
  const row = await db
    .selectFrom('profileConfiguration')
    .select('value')
    .where('profileId', '=', profileId)
    .where('key', '=', 'profileFilter' satisfies Key)
    .executeTakeFirst()
  return row ? Number(row.value) : defaults.profileFilter
}

/** Sets one setting; a value of the wrong type is logged and not saved. */
export async function updateConfiguration(
  db: Database,
  viewer: MemberViewer,
  { key, value }: BodyOf<'EditProfile.UpdateProfileConfiguration'>,
  log: Request['log'],
): Promise<ConfigurationValue> {
  if (!isKey(key)) throw invalid({ field: 'key', code: 'UNKNOWN_ITEM' })
  const type = typeOf(key)
  if (!isWritten(value, type)) {
    log.error({ key, type, profileId: viewer.profile.id }, 'A setting was not saved: its value has the wrong type')
    throw new Problem(422, 'CONFIG_TYPE_MISMATCH', { fields: [{ field: 'value', code: 'CONFIG_TYPE_MISMATCH' }] })
  }
  await db
    .insertInto('profileConfiguration')
    .values({ profileId: viewer.profile.id, key, type, value })
    .onConflict((conflict) => conflict.columns(['profileId', 'key']).doUpdateSet({ type, value }))
    .execute()
  return { key, type, value }
}

function keys(): Key[] {
  return Object.keys(defaults).filter(isKey)
}

function isKey(key: string): key is Key {
  return Object.hasOwn(defaults, key)
}

function typeOf(key: Key): ConfigurationValue['type'] {
  const value: string | number | boolean = defaults[key]
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'string'
}

function isWritten(value: string, type: ConfigurationValue['type']): boolean {
  if (type === 'number') return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)
  if (type === 'boolean') return value === 'true' || value === 'false'
  return true
}
