import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#shared/gatherings/editing/editing.module.css'
import { numberIn } from '#shared/gatherings/editing/PlaceFields'
import type { FieldErrors } from '#shared/writing/useFieldErrors'
import { useSite } from '#platform/session/useSession'
import type { EventContent, Field } from '../../writing/content'

type NumberField = 'price' | 'couplePrice' | 'refundPercent' | 'quitHours' | 'ageFrom' | 'ageTo'

interface TermsFieldsProps {
  content: EventContent
  errors: FieldErrors<Field>
  onChange: (part: Partial<Pick<EventContent, NumberField>>) => void
}

const MAX_PRICE = 100_000
const AGES = { min: 18, max: 99 } as const

/** What an event costs, until when one may quit, and for which ages it is. */
export function TermsFields({ content, errors, onChange }: TermsFieldsProps) {
  const { t } = useTranslation('events')
  const { currency } = useSite()
  const field = (name: NumberField, min: number, max: number) => ({
    className: classes.short,
    label: t(`editor.${name}.label`),
    min,
    max,
    allowNegative: false,
    allowDecimal: name === 'price' || name === 'couplePrice',
    value: content[name] ?? '',
    error: errors[name],
    onChange: (typed: number | string) => onChange({ [name]: numberIn(typed) }),
  })
  return (
    <div className={classes.fields}>
      <NumberInput {...field('price', 1, MAX_PRICE)} description={t('editor.price.text')} suffix={` ${currency}`} />
      {content.price !== null && (
        <>
          <NumberInput
            {...field('couplePrice', 1, MAX_PRICE)}
            description={t('editor.couplePrice.text')}
            suffix={` ${currency}`}
          />
          <NumberInput {...field('refundPercent', 0, 100)} description={t('editor.refundPercent.text')} suffix=" %" />
        </>
      )}
      <NumberInput {...field('quitHours', 0, 720)} description={t('editor.quitHours.text')} />
      <NumberInput {...field('ageFrom', AGES.min, AGES.max)} />
      <NumberInput {...field('ageTo', AGES.min, AGES.max)} description={t('editor.ageTo.text')} />
    </div>
  )
}
