import { useTranslation } from 'react-i18next'
import { arrowKeysAmong } from '#ui/links/arrowKeys'
import classes from './EmojiPicker.module.css'

const keys = arrowKeysAmong('button')

interface RecentEmojisProps {
  emojis: readonly string[]
  onPick: (emoji: string) => void
}

export function RecentEmojis({ emojis, onPick }: RecentEmojisProps) {
  const { t } = useTranslation('richText')
  if (emojis.length === 0) return null
  return (
    <div className={classes.recent}>
      <p className={classes.category}>{t('emoji.recent')}</p>
      <div role="group" aria-label={t('emoji.recent')} className={classes.recentRow} {...keys}>
        {emojis.map((emoji) => (
          <button key={emoji} type="button" className={classes.emoji} onClick={() => onPick(emoji)}>
            {emoji}
          </button>
        ))}
      </div>
    </div>
  )
}
