import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useChooseLanguage } from '../../mutations/useChooseLanguage'
import type { Locale } from './__generated__/SettingsScreen_settings.graphql'

const NAMES: Record<Locale, string> = { DA_DK: 'Dansk', EN_GB: 'English', NB_NO: 'Norsk', SV_SE: 'Svenska' }

const isLocale = (value: string): value is Locale => value in NAMES

interface LanguageSelectProps {
  language: Locale
  languages: readonly Locale[]
}

/** Reloads the page in the chosen language. */
export function LanguageSelect({ language, languages }: LanguageSelectProps) {
  const { t } = useTranslation('account')
  const [chooseLanguage, busy] = useChooseLanguage()
  const choose = async (value: string) => {
    if (isLocale(value) && (await chooseLanguage({ input: { language: value } }))) window.location.reload()
  }
  return (
    <NativeSelect
      maw={420}
      label={t('settings.language.label')}
      value={language}
      disabled={busy}
      data={languages.map((locale) => ({ value: locale, label: NAMES[locale] }))}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  )
}
