import danish from 'emojibase-data/da/data.json?url'
import danishWords from 'emojibase-data/da/messages.json?url'
import british from 'emojibase-data/en-gb/data.json?url'
import britishWords from 'emojibase-data/en-gb/messages.json?url'
import shortcodes from 'emojibase-data/en/shortcodes/emojibase.json?url'
import norwegian from 'emojibase-data/nb/data.json?url'
import norwegianWords from 'emojibase-data/nb/messages.json?url'
import swedish from 'emojibase-data/sv/data.json?url'
import swedishWords from 'emojibase-data/sv/messages.json?url'
import type { Locale } from '#lib/format/locale'

/** An emoji in emojibase-data, with the fields used here. */
export interface EmojibaseEmoji {
  readonly emoji: string
  readonly hexcode: string
  readonly label: string
  readonly version: number
  /** Missing for components of emojis. */
  readonly group?: number
  readonly tags?: readonly string[]
  readonly skins?: readonly (EmojibaseEmoji & { readonly tone: number | readonly number[] })[]
}

/** Names of groups and skin tones in emojibase-data. */
export interface EmojibaseWords {
  readonly groups: readonly { readonly key: string; readonly message: string; readonly order: number }[]
  readonly skinTones: readonly { readonly key: string; readonly message: string }[]
}

/** The short names of an emoji, the most common one first. */
export type EmojibaseShortcodes = Readonly<Record<string, string | readonly string[]>>

const files: Readonly<Record<Locale, { readonly emojis: string; readonly words: string }>> = {
  'da-DK': { emojis: danish, words: danishWords },
  'en-GB': { emojis: british, words: britishWords },
  'nb-NO': { emojis: norwegian, words: norwegianWords },
  'sv-SE': { emojis: swedish, words: swedishWords },
}

async function read<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}

/** Reads the emoji data of a language from files that the build copies beside the client. */
export async function readEmojiFiles(locale: Locale) {
  const { emojis, words } = files[locale]
  return Promise.all([
    read<EmojibaseEmoji[]>(emojis),
    read<EmojibaseWords>(words),
    read<EmojibaseShortcodes>(shortcodes),
  ])
}
