import { Button, ScrollArea, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditableMedia } from '#shared/richText/editing/editableMedia'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime, formatTime } from '#lib/format/formatDate'
import { Sheet } from '#ui/overlays/Sheet'
import type { Resolution, SaveState, Version } from '../../saving/autosave'
import classes from './EntryEditor.module.css'
import { EntryPreview } from './EntryPreview'

interface ConflictDialogProps {
  state: SaveState
  other: Version
  media: EditableMedia
  /** When the author last typed in this editor. */
  changedAt: Date
  onResolve: (resolution: Resolution) => void
  /** Postpones the decision: until then nothing is saved and nothing is lost. */
  onClose: () => void
}

/** Shows the local version beside the one saved elsewhere, and asks which of them to continue with. */
export function ConflictDialog({ state, other, media, changedAt, onResolve, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['blogs', 'common'])
  const locale = useLocale()
  const [shown, setShown] = useState<'mine' | 'other'>('mine')
  const versions = [
    { name: 'mine', content: state.content, time: formatTime(changedAt, locale) },
    {
      name: 'other',
      content: other.content,
      time: formatDateTime(new Date(other.entry.savedAt), locale, { style: 'medium' }),
    },
  ] as const
  return (
    <Sheet
      opened
      onClose={onClose}
      size="lg"
      title={t('editor.conflict.title')}
      description={t('editor.conflict.text')}
      closeLabel={t('editor.conflict.later')}
      footer={
        <>
          <Button variant="subtle" onClick={() => onResolve('copy')}>
            {t('editor.conflict.copy')}
          </Button>
          <Button variant="default" onClick={() => onResolve('other')}>
            {t('editor.conflict.takeOther')}
          </Button>
          <Button onClick={() => onResolve('mine')}>{t('editor.conflict.keepMine')}</Button>
        </>
      }
    >
      <SegmentedControl
        className={classes.versionChoice}
        fullWidth
        aria-label={t('editor.conflict.shown')}
        value={shown}
        onChange={setShown}
        data={versions.map(({ name }) => ({ value: name, label: t(`editor.conflict.${name}`) }))}
      />
      <div className={classes.versions} data-shown={shown}>
        {versions.map(({ name, content, time }) => (
          <section
            key={name}
            className={classes.versionBox}
            data-version={name}
            aria-label={t(`editor.conflict.${name}`)}
          >
            <p className={classes.versionTime}>
              <strong>{t(`editor.conflict.${name}`)}</strong>
              {t(`editor.conflict.${name}At`, { time })}
            </p>
            <ScrollArea
              className={classes.versionText}
              viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t(`editor.conflict.${name}`) }}
            >
              <EntryPreview content={content} media={media} compact />
            </ScrollArea>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
