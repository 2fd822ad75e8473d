import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#platform/i18n/locale'
import type { FieldErrors } from '#shared/writing/useFieldErrors'
import type { NewsKind } from '../../paths'
import {
  MAX_LENGTHS,
  missingLanguages,
  textFields,
  type Field,
  type Language,
  type NewsContent,
  type TextField,
} from '../../writing/content'
import { LanguageSwitch } from './LanguageSwitch'
import { NewsPreview } from './NewsPreview'
import classes from './WriteNews.module.css'

interface TextsFieldProps {
  kind: NewsKind
  content: NewsContent
  errors: FieldErrors<Field>
  languages: readonly Language[]
  /** How often saving was tried: each time the first language with an error comes up. */
  attempts: number
  onChange: (part: Partial<Record<TextField, string>>) => void
}

/** The texts of news, one language at a time, as members will see them. */
export function TextsField({ kind, content, errors, languages, attempts, onChange }: TextsFieldProps) {
  const { t } = useTranslation('news')
  const [chosen, setChosen] = useState<Language>(languages[0] ?? 'DA_DK')
  const [seen, setSeen] = useState({ errors, attempts })
  const wrongIn = (at: FieldErrors<Field>) =>
    languages.filter((language) => textFields(kind, language).some((field) => at[field] !== undefined))
  // An error in a language that is not shown could not be found.
  if (seen.errors !== errors || seen.attempts !== attempts) {
    setSeen({ errors, attempts })
    const wrong = wrongIn(errors)
    const before = seen.attempts === attempts ? wrongIn(seen.errors) : []
    const next = wrong.find((language) => !before.includes(language))
    if (next && !wrong.includes(chosen)) setChosen(next)
  }
  const field = (name: TextField, max: number) => ({
    lang: localeOf(chosen),
    maxLength: max,
    value: content[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  const language = t(`language.${chosen}`)
  const { title, text } = MAX_LENGTHS[kind]
  return (
    <div className={classes.fields}>
      <LanguageSwitch
        languages={languages}
        missing={missingLanguages(content, kind, languages)}
        value={chosen}
        onChange={setChosen}
      />
      {kind === 'BREAKING_NEWS' ? (
        <>
          <TextInput label={t('editor.title', { language })} {...field(`title ${chosen}`, title)} />
          <Textarea
            label={t('editor.text', { language })}
            description={t('editor.markdown')}
            autosize
            minRows={5}
            maxRows={16}
            {...field(`text ${chosen}`, text)}
          />
        </>
      ) : (
        <TextInput
          label={t('editor.line', { language })}
          description={t('editor.lineText', { max: text })}
          {...field(`text ${chosen}`, text)}
        />
      )}
      <div className={classes.shown}>
        <p className={classes.quiet}>{t('preview.label')}</p>
        <NewsPreview kind={kind} content={content} language={chosen} />
      </div>
    </div>
  )
}
