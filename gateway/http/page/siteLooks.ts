import type { Settings } from '../../core/settings'

/** The looks of each kind of site before its client runs: theme, colour scheme, page colour and prefix of the icons. */
const looks = {
  main: { name: 'nordlys', scheme: 'light', colour: '#FBFAF8' },
  dark: { name: 'midnat', scheme: 'dark', colour: '#141016' },
} as const

export function lookOf({ dark }: { readonly dark: boolean }): (typeof looks)[keyof typeof looks] {
  return dark ? looks.dark : looks.main
}

/** What the tab shows for members who are discreet: the title by language, and the prefix of the icons. */
export const discreetTab = {
  title: { 'da-DK': 'Noter', 'en-GB': 'Notes', 'nb-NO': 'Notater', 'sv-SE': 'Anteckningar' },
  icon: 'plain',
} as const

/** Whether search engines may list the pages of a site. */
export function isIndexed({ dark }: { readonly dark: boolean }, { indexDarkSites }: Settings): boolean {
  return !dark || indexDarkSites
}
