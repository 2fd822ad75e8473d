import { EmojiPicker as Picker, type EmojiData, type SkinTone } from 'frimousse'
import { useTranslation } from 'react-i18next'
import classes from './EmojiPicker.module.css'

interface SkinTonesProps {
  names: EmojiData['skinTones']
  chosen: SkinTone
  onChoose: (tone: SkinTone) => void
}

export function SkinTones({ names, chosen, onChoose }: SkinTonesProps) {
  const { t } = useTranslation('richText')
  return (
    <Picker.SkinTone emoji="✋">
      {({ skinToneVariations }) => (
        <div role="radiogroup" aria-label={t('emoji.skinTone')} className={classes.tones}>
          {skinToneVariations.map(({ skinTone, emoji }) => (
            <label key={skinTone} className={classes.tone}>
              <input
                type="radio"
                name="emoji-skin-tone"
                checked={skinTone === chosen}
                aria-label={skinTone === 'none' ? t('emoji.noSkinTone') : names[skinTone]}
                onChange={() => onChoose(skinTone)}
              />
              <span aria-hidden>{emoji}</span>
            </label>
          ))}
        </div>
      )}
    </Picker.SkinTone>
  )
}
