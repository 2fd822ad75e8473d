import { Button, Checkbox, Rating, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import type { UserError } from '#platform/mutations/refusal'
import type { TicketRating } from '../mutations/__generated__/useTicketActionsRateMutation.graphql'
import classes from './RatingForm.module.css'

const RATINGS = ['WORST', 'BAD', 'MIDDLING', 'GOOD', 'BEST'] as const satisfies TicketRating[]

interface Given {
  readonly rating: (typeof RATINGS)[number]
  readonly text: string | null
  readonly reviewAuthor: string | null
}

interface RatingFormProps {
  rating: string | null | undefined
  ratingText: string | null | undefined
  reviewAuthor: string | null | undefined
  busy: boolean
  /** Says whether it was stored. */
  onRate: (given: Given, onRefused: (errors: readonly UserError[]) => void) => Promise<boolean>
}

/** Rates the help with one to five stars; with consent the word becomes a review under a name of the member's choice. */
export function RatingForm({ rating, ratingText, reviewAuthor, busy, onRate }: RatingFormProps) {
  const { t } = useTranslation('support')
  const [thanks, setThanks] = useState(false)
  const form = useForm({
    initialValues: {
      rating: RATINGS.findIndex((each) => each === rating) + 1,
      text: ratingText ?? '',
      isPublic: (reviewAuthor ?? null) !== null,
      reviewAuthor: reviewAuthor ?? '',
    },
    validate: {
      rating: (value) => (value > 0 ? null : t('rating.needed')),
      text: (value, { isPublic }) => (isPublic && !value.trim() ? t('rating.textNeeded') : null),
      reviewAuthor: (value, { isPublic }) => (isPublic && !value.trim() ? t('rating.authorNeeded') : null),
    },
  })
  const send = form.onSubmit(async (values) => {
    const given = RATINGS[values.rating - 1]
    if (!given) return
    const text = values.text.trim() || null
    const author = values.isPublic ? values.reviewAuthor.trim() : null
    setThanks(await onRate({ rating: given, text, reviewAuthor: author }, placeErrors(form, 'text')))
  })
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <fieldset className={classes.stars}>
        <legend>{t('rating.label')}</legend>
        <Rating
          size="xl"
          getSymbolLabel={(value) => t('rating.stars', { count: value })}
          {...form.getInputProps('rating')}
        />
        {form.errors.rating && (
          <p className={classes.problem} role="alert">
            {form.errors.rating}
          </p>
        )}
      </fieldset>
      <Textarea label={t('rating.text')} autosize minRows={2} maxLength={1000} {...form.getInputProps('text')} />
      <Checkbox label={t('rating.isPublic')} {...form.getInputProps('isPublic', { type: 'checkbox' })} />
      {form.values.isPublic && (
        <TextInput
          label={t('rating.author')}
          description={t('rating.authorHint')}
          maxLength={40}
          {...form.getInputProps('reviewAuthor')}
        />
      )}
      <Button type="submit" variant="default" loading={busy} className={classes.send}>
        {t('rating.send')}
      </Button>
      <p aria-live="polite" className={classes.thanks}>
        {thanks && t('rating.thanks')}
      </p>
    </form>
  )
}
