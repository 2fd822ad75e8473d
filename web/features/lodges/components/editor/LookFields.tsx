import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CoverField } from '#shared/cover/CoverField'
import { useEditorWords } from '#shared/richText/useEditorWords'
import { RichTextEditor } from '#ui/RichTextEditor/RichTextEditor'
import type { FieldsProps } from './fields'

const MAX_TEXT_LENGTH = 10_000
const MAX_RULES_LENGTH = 4000

/** Picture, description and rules of a lodge. */
export function LookFields({ content, errors, onChange }: FieldsProps) {
  const { t } = useTranslation('lodges')
  const words = useEditorWords()
  return (
    <>
      <CoverField
        label={t('editor.cover.label')}
        description={t('editor.cover.text')}
        value={content.coverId}
        error={errors.coverId}
        onChange={(coverId) => onChange({ coverId })}
      />
      <RichTextEditor
        words={words}
        label={t('editor.html.label')}
        placeholder={t('editor.html.example')}
        maxLength={MAX_TEXT_LENGTH}
        value={content.html}
        error={errors.html}
        onChange={(html) => onChange({ html })}
      />
      <Textarea
        autosize
        minRows={3}
        label={t('editor.rules.label')}
        description={t('editor.rules.text')}
        placeholder={t('editor.rules.example')}
        maxLength={MAX_RULES_LENGTH}
        value={content.rules}
        error={errors.rules}
        onChange={(event) => onChange({ rules: event.currentTarget.value })}
      />
    </>
  )
}
