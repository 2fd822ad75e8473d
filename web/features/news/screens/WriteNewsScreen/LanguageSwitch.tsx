import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../writing/content'
import classes from './WriteNews.module.css'

interface LanguageSwitchProps {
  languages: readonly Language[]
  /** Those in which something is still to be written; they are marked. */
  missing: readonly Language[]
  value: Language
  onChange: (language: Language) => void
}

/** Chooses the language to write or read in. */
export function LanguageSwitch({ languages, missing, value, onChange }: LanguageSwitchProps) {
  const { t } = useTranslation('news')
  return (
    <div className={classes.switch}>
      <SegmentedControl
        aria-label={t('language.label')}
        value={value}
        onChange={(chosen) => onChange(languages.find((language) => language === chosen) ?? value)}
        data={languages.map((language) => ({
          value: language,
          label: (
            <>
              <span className={classes.language}>{t(`language.${language}`)}</span>
              {missing.includes(language) && (
                <span className={classes.missing} role="img" aria-label={t('language.missing')} />
              )}
            </>
          ),
        }))}
      />
      <p className={classes.quiet} role="status">
        {missing.length > 0 &&
          t('language.stillMissing', { languages: missing.map((language) => t(`language.${language}`)).join(', ') })}
      </p>
    </div>
  )
}
