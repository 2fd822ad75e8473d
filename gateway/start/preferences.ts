import type { AnswerOf } from '../../legacy/contract/contract'
import { ProfileFilter } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { bitsOf, maskOf } from '../core/schema/masks'
import type { BlogPeriod, Preferences, SetPreferenceInput } from '../generated/resolvers'
import { drawerModes, listViews, lodgeOrders } from './enums'

/** REST keeps each preference as text under a key. */
interface Codec<T> {
  readonly key: string
  /** Null where the text means nothing to the graph. */
  readonly read: (text: string) => T | null
  readonly write: (value: T) => string
}

type Name = Exclude<keyof Preferences, '__typename'>
type Codecs = { readonly [N in Name]: Codec<NonNullable<Preferences[N]>> }

const flag = (key: string): Codec<boolean> => ({ key, read: (text) => text === 'true', write: String })

const oneOf = <T extends number>(key: string, values: readonly T[]): Codec<T> => ({
  key,
  read: (text) => values.find((value) => value === Number(text)) ?? null,
  write: String,
})

const codecs: Codecs = {
  drawerMode: oneOf('drawerMode', Object.values(drawerModes)),
  profileListView: oneOf('profileListView', Object.values(listViews)),
  onlineFilter: {
    key: 'profileFilter',
    read: (text) => bitsOf(ProfileFilter, Number(text)),
    write: (groups) => String(maskOf(groups)),
  },
  scrambleProfileLinks: flag('scrambleProfileLinks'),
  blogTopPeriod: oneOf<BlogPeriod>('blogTopPeriod', [0, 7, 14, 30]),
  lodgeOrder: oneOf('lodgeSearchSort', Object.values(lodgeOrders)),
  onboardingClicks: { key: 'onboardingClicks', read: Number, write: String },
  onboardingSeen: flag('onboardingSeen'),
  membershipPopupSeenAt: { key: 'membershipPopupSeenAt', read: (text) => text || null, write: String },
  playSounds: flag('playSounds'),
  showPopups: flag('showPopups'),
  reduceMotion: flag('reduceMotion'),
  hideHints: flag('hideHints'),
  lastSearch: { key: 'lastSearch', read: String, write: String },
}

const names = Object.keys(codecs) as Name[]

export function toPreferences(kept: AnswerOf<'CurrentProfile.GetProfileConfiguration'>): Preferences {
  const texts = new Map(kept.map(({ key, value }) => [key, value]))
  return Object.fromEntries(
    names.map((name) => {
      const { key, read } = codecs[name]
      const text = texts.get(key)
      return [name, text === undefined ? null : read(text)]
    }),
  )
}

export async function savePreference(input: SetPreferenceInput, { rest }: GatewayContext): Promise<void> {
  if (input.onlineFilter) {
    const body = { filter: maskOf(input.onlineFilter) }
    await rest.EditProfile.SaveProfileFilterConfiguration({ body })
    return
  }
  for (const [name, value] of Object.entries(input) as [Name, never][]) {
    const { key, write } = codecs[name]
    await rest.EditProfile.UpdateProfileConfiguration({ body: { key, value: write(value) } })
  }
}
