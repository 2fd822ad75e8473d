import type { LocaleTexts } from '../localeTexts'
import common from '../locales/nb-NO/common.json'
import time from '../locales/nb-NO/time.json'
import shell from '../../locales/nb-NO.json'

export const texts: LocaleTexts = {
  everywhere: { common, time, shell },
  areas: import.meta.glob('../../../{features,shared}/*/locales/nb-NO.json', { import: 'default' }),
}
