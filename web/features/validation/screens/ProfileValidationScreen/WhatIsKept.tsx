import { useTranslation } from 'react-i18next'
import { Section } from '#ui/layout/Section'
import classes from './ProfileValidationScreen.module.css'

const KEPT = ['result', 'key', 'video', 'service', 'erased'] as const

/** What a validation leaves behind with us, and why. */
export function WhatIsKept() {
  const { t } = useTranslation('validation')
  return (
    <Section title={t('kept.title')}>
      <ul className={classes.kept}>
        {KEPT.map((what) => (
          <li key={what}>{t(`kept.${what}`)}</li>
        ))}
      </ul>
    </Section>
  )
}
