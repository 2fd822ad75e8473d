import type { LocaleTexts } from '../localeTexts'
import common from '../locales/en-GB/common.json'
import time from '../locales/en-GB/time.json'
import shell from '../../locales/en-GB.json'

export const texts: LocaleTexts = {
  everywhere: { common, time, shell },
  areas: import.meta.glob('../../../{features,shared}/*/locales/en-GB.json', { import: 'default' }),
}
