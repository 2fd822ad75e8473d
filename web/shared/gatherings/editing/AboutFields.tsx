import { useTranslation } from 'react-i18next'
import { CoverField } from '#shared/cover/CoverField'
import { ContentEditor } from '#shared/richText/editing/ContentEditor'
import type { useKnownMedia } from '#shared/richText/editing/editableMedia'
import classes from './editing.module.css'
import type { GatheringContent } from './typed'

const MAX_TEXT_LENGTH = 30_000

interface AboutFieldsProps {
  content: Pick<GatheringContent, 'coverId' | 'html'>
  errors: { readonly coverId?: string; readonly html?: string }
  onChange: (part: Partial<Pick<GatheringContent, 'coverId' | 'html'>>) => void
  media: ReturnType<typeof useKnownMedia>
  /** Of the picture. */
  coverText: string
  textLabel: string
  textExample: string
}

/** The picture of a gathering, and what it is about. */
export function AboutFields({ content, errors, onChange, media, coverText, textLabel, textExample }: AboutFieldsProps) {
  const { t } = useTranslation('gatherings')
  return (
    <div className={classes.fields}>
      <CoverField
        label={t('editor.cover.label')}
        description={coverText}
        value={content.coverId}
        error={errors.coverId}
        onChange={(coverId) => onChange({ coverId })}
      />
      <ContentEditor
        label={textLabel}
        placeholder={textExample}
        maxLength={MAX_TEXT_LENGTH}
        value={content.html}
        error={errors.html}
        onChange={(html) => onChange({ html })}
        media={media}
      />
    </div>
  )
}
