/** The looks of each kind of site before its client runs: theme, page colour and prefix of the icons. */
const looks = {
  main: { name: 'nordlys', colour: '#FBFAF8' },
  dark: { name: 'midnat', colour: '#141016' },
} as const

export function lookOf({ dark }: { readonly dark: boolean }): (typeof looks)[keyof typeof looks] {
  return dark ? looks.dark : looks.main
}
