import daDK from './locales/da_DK.json' with { type: 'json' }
import enGB from './locales/en_GB.json' with { type: 'json' }
import nbNO from './locales/nb_NO.json' with { type: 'json' }
import svSE from './locales/sv_SE.json' with { type: 'json' }

export type PageTexts = typeof enGB

export type PageError = keyof PageTexts['errors']

const byLocale: Readonly<Record<string, PageTexts>> = { da_DK: daDK, en_GB: enGB, nb_NO: nbNO, sv_SE: svSE }

/** The texts of the payment page in the language of a session. */
export function textsIn(locale: string): PageTexts {
  return byLocale[locale] ?? enGB
}

export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

export function isPageError(code: string | undefined): code is PageError {
  return code !== undefined && Object.hasOwn(enGB.errors, code)
}
