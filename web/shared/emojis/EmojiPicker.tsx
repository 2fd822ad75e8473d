import { EmojiPicker as Picker, type Emoji, type EmojiPickerListEmojiProps, type SkinTone } from 'frimousse'
import { use, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { safeStorage } from '#lib/safeStorage'
import classes from './EmojiPicker.module.css'
import { emojiSetOf } from './emojiSet'
import { RecentEmojis } from './RecentEmojis'
import { SkinTones } from './SkinTones'
import { useRecentEmojis } from './useRecentEmojis'

const storage = safeStorage(() => window.localStorage)
const SKIN_TONE = 'emoji-skin-tone'

const components = { CategoryHeader, Row, Emoji: EmojiCell }

interface EmojiPickerProps {
  onPick: (emoji: string) => void
}

/** All emojis, with a search in the viewer's language. Loaded lazily by `EmojiPanel`. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const { t } = useTranslation('richText')
  const locale = useLocale()
  const { data, shortnames, emojis } = use(emojiSetOf(locale))
  const { recent, addUsed } = useRecentEmojis()
  const [search, setSearch] = useState('')
  const [skinTone, setSkinTone] = useState(() => (storage.get(SKIN_TONE) ?? 'none') as SkinTone)

  const pick = (emoji: string) => {
    const shortname = shortnames.get(emoji)
    if (shortname) addUsed(shortname)
    onPick(emoji)
  }
  const chooseSkinTone = (tone: SkinTone) => {
    storage.set(SKIN_TONE, tone)
    setSkinTone(tone)
  }
  return (
    <Picker.Root
      className={classes.picker}
      locale={locale}
      columns={8}
      skinTone={skinTone}
      resolveEmojiData={() => data}
      onEmojiSelect={({ emoji }: Emoji) => pick(emoji)}
    >
      <Picker.Search
        className={classes.search}
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
        data-autofocus
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {search === '' && <RecentEmojis emojis={recent.flatMap((name) => emojis.get(name) ?? [])} onPick={pick} />}
      <Picker.Viewport className={classes.viewport} tabIndex={0} role="region" aria-label={t('emoji.all')}>
        <Picker.Empty className={classes.empty}>{t('emoji.none')}</Picker.Empty>
        <Picker.List className={classes.list} components={components} />
      </Picker.Viewport>
      <div className={classes.foot}>
        <Picker.ActiveEmoji>
          {({ emoji }) => <span className={classes.active}>{emoji ? emoji.label : ''}</span>}
        </Picker.ActiveEmoji>
        <SkinTones names={data.skinTones} chosen={skinTone} onChoose={chooseSkinTone} />
      </div>
    </Picker.Root>
  )
}

function CategoryHeader({ category, ...rest }: { category: { label: string } }) {
  return (
    <div {...rest} className={classes.category}>
      {category.label}
    </div>
  )
}

function Row({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classes.row}>
      {children}
    </div>
  )
}

function EmojiCell({ emoji, ...rest }: EmojiPickerListEmojiProps) {
  return (
    <button type="button" {...rest} className={classes.emoji}>
      {emoji.emoji}
    </button>
  )
}
