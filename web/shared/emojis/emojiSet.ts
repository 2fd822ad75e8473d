import type { EmojiData, SkinTone } from 'frimousse'
import type { Locale } from '#lib/format/locale'
import { readEmojiFiles, type EmojibaseEmoji, type EmojibaseShortcodes, type EmojibaseWords } from './emojiFiles'

/** Many devices cannot draw emojis of later versions. */
const NEWEST_VERSION = 15.1
/** In the order of emojibase's numbers, which begin at 1. */
const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const

/** The emojis of a language for the picker, and by short name. */
export interface EmojiSet {
  readonly data: EmojiData
  /** Keys are emojis; each skin tone is an entry of its own. */
  readonly shortnames: ReadonlyMap<string, string>
  /** Keys are all short names of an emoji. */
  readonly emojis: ReadonlyMap<string, string>
}

const sets = new Map<Locale, Promise<EmojiSet>>()

/** Returns the emojis of a language. Fetched once, and again after a failure. */
export function emojiSetOf(locale: Locale): Promise<EmojiSet> {
  const known = sets.get(locale)
  if (known) return known
  const coming = readEmojiFiles(locale).then(([emojis, words, shortcodes]) =>
    createEmojiSet(locale, emojis, words, shortcodes),
  )
  sets.set(locale, coming)
  coming.catch(() => sets.delete(locale))
  return coming
}

/** Builds the set from the contents of the files. */
export function createEmojiSet(
  locale: Locale,
  all: readonly EmojibaseEmoji[],
  words: EmojibaseWords,
  shortcodes: EmojibaseShortcodes,
): EmojiSet {
  const known = all.flatMap(({ group, ...rest }) =>
    group === undefined || rest.version > NEWEST_VERSION ? [] : [{ group, ...rest }],
  )
  const shortnames = new Map<string, string>()
  const emojis = new Map<string, string>()
  for (const { emoji, hexcode } of known.flatMap((each) => [each, ...(each.skins ?? [])])) {
    const names = [shortcodes[hexcode] ?? []].flat()
    if (names[0]) shortnames.set(emoji, names[0])
    for (const name of names) emojis.set(name, emoji)
  }
  return {
    data: {
      locale,
      emojis: known.map(({ emoji, group, label, version, tags = [], skins }) => ({
        emoji,
        category: group,
        label: capitalised(label, locale),
        version,
        tags: [...tags],
        skins: skins && tonesOf(skins),
      })),
      categories: words.groups
        .filter(({ key }) => key !== 'component')
        .map(({ order, message }) => ({ index: order, label: capitalised(message, locale) })),
      skinTones: Object.fromEntries(
        words.skinTones.map(({ key, message }) => [key, capitalised(message, locale)]),
      ) as EmojiData['skinTones'],
    },
    shortnames,
    emojis,
  }
}

type Tones = Record<Exclude<SkinTone, 'none'>, string>

/** Emojis with two people have a tone for each; the picker offers one tone for both. */
function tonesOf(skins: NonNullable<EmojibaseEmoji['skins']>): Tones | undefined {
  const tones = skins.flatMap(({ tone, emoji }) => {
    const name = typeof tone === 'number' ? TONES[tone - 1] : undefined
    return name ? [[name, emoji] as const] : []
  })
  return tones.length === TONES.length ? (Object.fromEntries(tones) as Tones) : undefined
}

function capitalised(words: string, locale: Locale): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
