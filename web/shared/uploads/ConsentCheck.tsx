import { Checkbox } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/TextLink'
import classes from './UploadSheet.module.css'

/** What copyright and consent mean, in the answers to questions. */
const FAQ_ENTRY = '/Support/FAQ/201'

interface ConsentCheckProps {
  ref: Ref<HTMLInputElement>
  checked: boolean
  /** It was tried without. */
  missing: boolean
  onChange: (checked: boolean) => void
  /** The dialog around begins here. */
  isFirst?: boolean
}

/** The member confirms to hold copyright and consent; nothing is shown to anybody without it. */
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
