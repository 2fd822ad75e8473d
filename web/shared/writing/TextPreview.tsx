import { Title } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import article from '#shared/articles/Article.module.css'
import type { EditableMedia } from '#shared/richText/editing/editableMedia'
import { RichText } from '#shared/richText/RichText'
import type { TextContent } from './autosave'
import classes from './TextEditor.module.css'

interface TextPreviewProps {
  content: TextContent
  media: EditableMedia
  /** The preview is one of two side by side. */
  compact?: boolean
  children?: ReactNode
}

/** Following a link in the preview would leave the editor. */
function stay(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}

export function TextPreview({ content, media, compact = false, children }: TextPreviewProps) {
  const { t } = useTranslation('richText')
  const { title, html } = content
  return (
    <article className={compact ? classes.version : article.article} onClickCapture={stay}>
      <Title order={compact ? 3 : 2} className={compact ? undefined : article.title} data-long={title.length > 60}>
        {title || t('writing.untitled')}
      </Title>
      <RichText html={html} media={[...media.known.values()]} />
      {children}
    </article>
  )
}
