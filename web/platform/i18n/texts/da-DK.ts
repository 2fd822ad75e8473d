import type { LocaleTexts } from '../localeTexts'
import common from '../locales/da-DK/common.json'
import time from '../locales/da-DK/time.json'
import shell from '../../locales/da-DK.json'

export const texts: LocaleTexts = {
  everywhere: { common, time, shell },
  areas: import.meta.glob('../../../{features,shared}/*/locales/da-DK.json', { import: 'default' }),
}
