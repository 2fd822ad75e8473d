import { Checkbox } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/links/TextLink'
import classes from './UploadSheet.module.css'

/** The FAQ entry about copyright and consent. */
const FAQ_ENTRY = '/Support/FAQ/201'

interface ConsentCheckProps {
  ref: Ref<HTMLInputElement>
  checked: boolean
  /** Whether the form was submitted without it. */
  missing: boolean
  onChange: (checked: boolean) => void
  /** Whether it is the first element of its dialog. */
  isFirst?: boolean
}

/** The checkbox that confirms copyright and consent, which every upload requires. */
export function ConsentCheck({ ref, checked, missing, onChange, isFirst = false }: ConsentCheckProps) {
  const { t } = useTranslation('media')
  return (
    <div className={classes.consent}>
      <Checkbox
        ref={ref}
        {...(isFirst && { 'data-autofocus': true })}
        checked={checked}
        error={missing && !checked ? t('upload.consent.missing') : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={t('upload.consent.label')}
      />
      <TextLink className={classes.faq} href={FAQ_ENTRY} target="_blank">
        {t('upload.consent.faq')}
      </TextLink>
    </div>
  )
}
