import { Button, ScrollArea, SegmentedControl } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditableMedia } from '#shared/richText/editing/editableMedia'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime, formatTime } from '#lib/format/formatDate'
import { Sheet } from '#ui/overlays/Sheet'
import type { Resolution, TextContent, Version } from './autosave'
import classes from './TextEditor.module.css'
import { TextPreview } from './TextPreview'

interface ConflictDialogProps<C extends TextContent> {
  title: string
  /** The local version. */
  content: C
  other: Version<C>
  media: EditableMedia
  /** When the author last typed in this editor. */
  changedAt: Date
  /** Stands below the texts. */
  renderFoot?: (content: C) => ReactNode
  onResolve: (resolution: Resolution) => void
  /** Postpones the decision: until then nothing is saved and nothing is lost. */
  onClose: () => void
}

/** Shows the local version beside the one saved elsewhere, and asks which of them to continue with. */
export function ConflictDialog<C extends TextContent>(props: ConflictDialogProps<C>) {
  const { title, content: ownContent, other, media, changedAt, renderFoot, onResolve, onClose } = props
  const { t } = useTranslation('richText')
  const locale = useLocale()
  const [shown, setShown] = useState<'mine' | 'other'>('mine')
  const versions = [
    { name: 'mine', content: ownContent, time: formatTime(changedAt, locale) },
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
      title={title}
      description={t('writing.conflict.text')}
      closeLabel={t('writing.conflict.later')}
      footer={
        <>
          <Button variant="subtle" onClick={() => onResolve('copy')}>
            {t('writing.conflict.copy')}
          </Button>
          <Button variant="default" onClick={() => onResolve('other')}>
            {t('writing.conflict.takeOther')}
          </Button>
          <Button onClick={() => onResolve('mine')}>{t('writing.conflict.keepMine')}</Button>
        </>
      }
    >
      <SegmentedControl
        className={classes.versionChoice}
        fullWidth
        aria-label={t('writing.conflict.shown')}
        value={shown}
        onChange={setShown}
        data={versions.map(({ name }) => ({ value: name, label: t(`writing.conflict.${name}`) }))}
      />
      <div className={classes.versions} data-shown={shown}>
        {versions.map(({ name, content, time }) => (
          <section
            key={name}
            className={classes.versionBox}
            data-version={name}
            aria-label={t(`writing.conflict.${name}`)}
          >
            <p className={classes.versionTime}>
              <strong>{t(`writing.conflict.${name}`)}</strong>
              {t(`writing.conflict.${name}At`, { time })}
            </p>
            <ScrollArea
              className={classes.versionText}
              viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t(`writing.conflict.${name}`) }}
            >
              <TextPreview content={content} media={media} compact>
                {renderFoot?.(content)}
              </TextPreview>
            </ScrollArea>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
