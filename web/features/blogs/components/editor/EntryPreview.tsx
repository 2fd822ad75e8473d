import { Title } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditableMedia } from '#shared/richText/editing/editableMedia'
import { RichText } from '#shared/richText/RichText'
import entry from '../entry/Entry.module.css'
import type { Content } from '../../saving/content'
import classes from './EntryEditor.module.css'

interface EntryPreviewProps {
  content: Content
  media: EditableMedia
  /** The preview is one of two side by side. */
  compact?: boolean
}

/** Following a link in the preview would leave the editor. */
function stay(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}

export function EntryPreview({ content, media, compact = false }: EntryPreviewProps) {
  const { t } = useTranslation(['blogs', 'blogEntries'])
  const { title, html, tags } = content
  return (
    <article className={compact ? classes.version : entry.entry} onClickCapture={stay}>
      <Title order={compact ? 3 : 2} className={compact ? undefined : entry.title} data-long={title.length > 60}>
        {title || t('blogEntries:untitled')}
      </Title>
      <RichText html={html} media={[...media.known.values()]} />
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label={t('editor.tags.label')}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  )
}
