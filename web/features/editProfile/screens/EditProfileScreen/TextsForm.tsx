import { Button, TagsInput, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '../../../../ui/Banner'
import { RichTextEditor } from '../../../../ui/RichTextEditor/RichTextEditor'
import classes from '../../components/EditPage.module.css'
import { useEditorWords } from '../../components/useEditorWords'
import { useSaved } from '../../components/useSaved'
import { useUpdateProfile } from '../../mutations/useUpdateProfile'
import type { TextsForm_profile$key } from './__generated__/TextsForm_profile.graphql'
import { useSuggestedWords } from './useSuggestedWords'
import { useTextsDraft } from './useTextsDraft'

const fragment = graphql`
  fragment TextsForm_profile on EditableProfile {
    headline
    text
    matchWords
  }
`

const LONGEST_HEADLINE = 120
const LONGEST_TEXT = 10_000
const MOST_WORDS = 30

/** Headline, text and match words. What is written survives a fault, a reload and a look at another page. */
export function TextsForm({ profile }: { profile: TextsForm_profile$key }) {
  const { t } = useTranslation('editProfile')
  const { headline, text, matchWords } = useFragment(fragment, profile)
  const { texts, change, restored, isDirty, discard } = useTextsDraft({ headline: headline ?? '', text, matchWords })
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [update, busy] = useUpdateProfile()
  const [suggest, suggesting] = useSuggestedWords()
  const words = useEditorWords()
  const saved = useSaved()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await update({ input: { ...texts, headline: texts.headline.trim() || null } })
    if (!answer) return
    const { userErrors } = answer.updateProfile
    setErrors(Object.fromEntries(userErrors.map(({ field, message }) => [field?.split('.')[0] ?? 'text', message])))
    if (userErrors.length > 0) return
    discard()
    saved()
  }
  const addSuggestions = async () => {
    const found = await suggest(texts.text)
    const missing = found.filter((word) => !texts.matchWords.includes(word))
    change({ matchWords: [...texts.matchWords, ...missing].slice(0, MOST_WORDS) })
  }

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      {restored && (
        <Banner tone="info" action={{ label: t('texts.discard'), onSelect: discard }}>
          {t('texts.restored')}
        </Banner>
      )}
      <TextInput
        label={t('texts.headline')}
        description={t('texts.headlineHint')}
        maxLength={LONGEST_HEADLINE}
        value={texts.headline}
        error={errors['headline']}
        onChange={(event) => change({ headline: event.currentTarget.value })}
      />
      <RichTextEditor
        label={t('texts.text')}
        description={t('texts.textHint')}
        placeholder={t('texts.placeholder')}
        maxLength={LONGEST_TEXT}
        value={texts.text}
        error={errors['text']}
        onChange={(html) => change({ text: html })}
        words={words}
      />
      <div>
        <TagsInput
          label={t('texts.matchWords')}
          description={t('texts.matchWordsHint')}
          value={[...texts.matchWords]}
          maxTags={MOST_WORDS}
          splitChars={[',', ';']}
          error={errors['matchWords']}
          onChange={(next) => change({ matchWords: [...new Set(next.map((word) => word.trim().toLowerCase()))] })}
        />
        <Button variant="subtle" size="sm" mt="xs" loading={suggesting} onClick={() => void addSuggestions()}>
          {t('texts.suggest')}
        </Button>
      </div>
      <div className={classes.save}>
        <Button type="submit" loading={busy} disabled={!isDirty}>
          {t('texts.save')}
        </Button>
        {isDirty && <p className={classes.note}>{t('texts.draftKept')}</p>}
      </div>
    </form>
  )
}
