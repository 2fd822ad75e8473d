import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ContentEditor } from '#shared/richText/editing/ContentEditor'
import { useKnownMedia } from '#shared/richText/editing/editableMedia'
import { tell } from '#platform/toasts/tell'
import { useLeaveGuard } from '#shared/uploads/useLeaveGuard'
import { Banner } from '#ui/states/Banner'
import type { UserError } from '#platform/mutations/refusal'
import classes from '#shared/editing/EditPage.module.css'
import { useSaved } from '../../components/useSaved'
import { useUpdateProfile } from '../../mutations/useUpdateProfile'
import type { TextsForm_profile$key } from './__generated__/TextsForm_profile.graphql'
import { MatchWordsField } from './MatchWordsField'
import { useTextsDraft, type Texts } from './useTextsDraft'

const fragment = graphql`
  fragment TextsForm_profile on EditableProfile {
    headline
    text
    textMedia {
      ...editableMedia_media
    }
    matchWords
  }
`

const MAX_HEADLINE_LENGTH = 120
const MAX_TEXT_LENGTH = 10_000

type Errors = Partial<Record<string, string>>

/** Headline, text and match words. The draft survives a failure, a reload and a visit to another page. */
export function TextsForm({ profile }: { profile: TextsForm_profile$key }) {
  const { t } = useTranslation(['editProfile', 'richText'])
  const { headline, text, textMedia, matchWords } = useFragment(fragment, profile)
  const draft = useTextsDraft({ headline: headline ?? '', text, matchWords })
  const { texts, restored, isDirty } = draft
  const [errors, setErrors] = useState<Errors>({})
  const [update, busy] = useUpdateProfile()
  // The text appears on all sites.
  const media = useKnownMedia(textMedia, false)
  const unfinished = media.unfinished > 0
  const { question } = useLeaveGuard(unfinished, {
    words: t('richText:editing.uploading.leave', { returnObjects: true }),
  })
  const saved = useSaved()

  const change = (part: Partial<Texts>) => {
    draft.change(part)
    setErrors((shown) => ({ ...shown, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }))
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // Others would miss the media item.
    if (unfinished) return tell(t('richText:editing.uploading.wait'))
    setErrors({})
    const onRefused = (refusals: readonly UserError[]) =>
      setErrors(Object.fromEntries(refusals.map(({ field, message }) => [fieldOf(field), message])))
    const input = { ...texts, headline: texts.headline.trim() || null }
    if (!(await update({ input }, { onRefused }))) return undefined
    draft.settle(texts)
    return saved()
  }

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      {restored && (
        <Banner tone="info" action={{ label: t('texts.discard'), onSelect: draft.discard }}>
          {t('texts.restored')}
        </Banner>
      )}
      <TextInput
        label={t('texts.headline')}
        description={t('texts.headlineHint')}
        maxLength={MAX_HEADLINE_LENGTH}
        value={texts.headline}
        error={errors['headline']}
        onChange={(event) => change({ headline: event.currentTarget.value })}
      />
      <ContentEditor
        label={t('texts.text')}
        description={t('texts.textHint')}
        placeholder={t('texts.placeholder')}
        maxLength={MAX_TEXT_LENGTH}
        value={texts.text}
        error={errors['text']}
        onChange={(html) => change({ text: html })}
        media={media}
        withVideos={false}
      />
      <MatchWordsField
        value={texts.matchWords}
        text={texts.text}
        error={errors['matchWords']}
        onChange={(next) => change({ matchWords: next })}
      />
      <div className={classes.save}>
        <Button type="submit" loading={busy} disabled={!isDirty}>
          {t('texts.save')}
        </Button>
        {isDirty && <p className={classes.note}>{t('texts.draftKept')}</p>}
      </div>
      {question}
    </form>
  )
}

/**
 * Field that shows an error: an error of a single match word belongs to the field of all match words, an error of
 * the whole to the text.
 */
function fieldOf(path: string | null | undefined): string {
  const field = path?.split('.')[0]
  return field === 'headline' || field === 'matchWords' ? field : 'text'
}
