import type { LocaleTexts } from '../localeTexts'
import common from '../locales/sv-SE/common.json'
import time from '../locales/sv-SE/time.json'
import shell from '../../locales/sv-SE.json'

export const texts: LocaleTexts = {
  everywhere: { common, time, shell },
  areas: import.meta.glob('../../../{features,shared}/*/locales/sv-SE.json', { import: 'default' }),
}
