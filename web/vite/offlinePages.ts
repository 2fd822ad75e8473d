import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { SECTIONS } from '../shared/offline/sections.ts'

const FOLDER = new URL('../shared/offline/', import.meta.url)

const looks = [
  { site: 'nordlys', colour: '#FBFAF8', namesSections: true },
  // Names neither the site nor where anybody was.
  { site: 'midnat', colour: '#141016', namesSections: false },
] as const

const locales = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const

interface OfflineTexts {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly retry: string
  readonly last: string
}

interface MenuTexts {
  readonly menu: Readonly<Record<string, string>>
}

const read = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the page that stands in for one that cannot be loaded, for each look and language: a file that needs no other but its script. */
export function offlinePages(): Plugin {
  return {
    name: 'offline-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `offline/${name}`, source })
      const styles = fontFaces(Object.keys(bundle)) + read('../../theme/tokens.css') + read('page/offline.css')
      emit('offline.js', read('page/offline.js'))
      for (const look of looks) {
        for (const locale of locales) {
          const texts = JSON.parse(read(`locales/${locale}.json`)) as OfflineTexts
          const values: Readonly<Record<string, string>> = {
            lang: locale,
            site: look.site,
            colour: look.colour,
            title: escape(texts.title),
            heading: escape(texts.heading),
            text: escape(texts.text),
            retry: escape(texts.retry),
            last: look.namesSections ? sectionsOf(texts.last, locale) : '',
            styles: styles.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' '),
          }
          const page = read('page/offline.html').replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
            const value = values[name]
            if (value === undefined) throw new Error(`The offline page has no ${name}`)
            return value
          })
          emit(`${look.site}-${locale}.html`, page)
        }
      }
    },
  }
}

/** The browser has the fonts since the last page. */
function fontFaces(files: readonly string[]): string {
  return ['Figtree', 'Fraunces']
    .map((family) => {
      const file = files.find((each) => each.endsWith('.woff2') && each.includes(family.toLowerCase()))
      if (!file) throw new Error(`The build has no font ${family}`)
      return `@font-face{font-family:'${family}';font-weight:300 900;font-display:swap;src:url('/${file}') format('woff2')}`
    })
    .join('')
}

function sectionsOf(last: string, locale: string): string {
  const { menu } = JSON.parse(read(`../../platform/locales/${locale}.json`)) as MenuTexts
  const items = Object.entries(SECTIONS).map(([section, path]) => {
    const name = menu[section]
    if (!name) throw new Error(`The menu has no ${section}`)
    return `<li data-section="${section}" hidden><a href="${path}">${escape(name)}</a></li>`
  })
  return `<div id="last" hidden><h2>${escape(last)}</h2><ul>${items.join('')}</ul></div>`
}
