import { Button, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/Picture'
import { Sheet } from '#ui/overlays/Sheet'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { EditableMedium } from '../editableMedia'
import { MAX_ALT_LENGTH } from '../MediaView'
import classes from './MediaPicker.module.css'

interface AboutMediumProps {
  medium: EditableMedium
  onInsert: (alt: string) => void
  onBack: () => void
  onClose: () => void
}

/** Asks for the alternative text before the media item is inserted. */
export function AboutMedium({ medium, onInsert, onBack, onClose }: AboutMediumProps) {
  const { t } = useTranslation(['richText', 'common'])
  const [alt, setAlt] = useState(medium.title ?? '')
  const { width, height } = medium.width > 0 ? medium : { width: 3, height: 2 }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onInsert(alt.trim())
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('editing.picker.about')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onBack}>
            {t('editing.picker.back')}
          </Button>
          <Button type="submit" form="about-medium">
            {t('editing.insert')}
          </Button>
        </>
      }
    >
      <form id="about-medium" className={classes.about} onSubmit={submit}>
        <div className={classes.chosen} style={{ maxWidth: `calc(min(34vh, 320px) * ${width / height})` }}>
          <Picture source={usePictureSource(medium)} alt="" ratio={`${width} / ${height}`} sizes="440px" />
        </div>
        <Textarea
          label={t('editing.alt')}
          description={t('editing.picker.aboutText')}
          placeholder={t('editing.picker.aboutExample')}
          maxLength={MAX_ALT_LENGTH}
          autosize
          minRows={2}
          maxRows={4}
          data-autofocus
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </form>
    </Sheet>
  )
}
