import type { EmojibaseEmoji, EmojibaseShortcodes, EmojibaseWords } from '../emojiFiles'

const wave = ['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'].map((emoji, at) => ({
  emoji,
  hexcode: `1F44B-${at}`,
  label: 'vinker',
  version: 1,
  tone: at + 1,
}))

/** A few emojis in the format of emojibase-data. */
export const emojiFiles: {
  emojis: readonly EmojibaseEmoji[]
  words: EmojibaseWords
  shortcodes: EmojibaseShortcodes
} = {
  emojis: [
    { emoji: '🇦', hexcode: '1F1E6', label: 'bogstavet A', version: 0 },
    { emoji: '😀', hexcode: '1F600', label: 'ærligt smil', version: 1, group: 0, tags: ['glad'] },
    { emoji: '👋', hexcode: '1F44B', label: 'vinker', version: 0.6, group: 1, skins: wave },
    {
      emoji: '🤝',
      hexcode: '1F91D',
      label: 'håndtryk',
      version: 3,
      group: 1,
      skins: [{ emoji: '🫱🏻‍🫲🏿', hexcode: '1FAF1', label: 'håndtryk', version: 14, tone: [1, 5] }],
    },
    { emoji: '🫪', hexcode: '1FAEA', label: 'for ny', version: 17, group: 0 },
  ],
  words: {
    groups: [
      { key: 'smileys-emotion', message: 'smileys', order: 0 },
      { key: 'people-body', message: 'personer', order: 1 },
      { key: 'component', message: 'dele', order: 2 },
    ],
    skinTones: [
      { key: 'light', message: 'lys' },
      { key: 'dark', message: 'mørk' },
    ],
  },
  shortcodes: { '1F600': ['grinning', 'grinning_face'], '1F44B': 'wave', '1F44B-4': 'wave_tone5' },
}
