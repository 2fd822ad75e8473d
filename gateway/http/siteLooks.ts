/** How a kind of site looks before its client runs: the theme's name, its page colour, and the prefix of its icons. */
const looks = {
  main: { name: 'nordlys', colour: '#FBFAF8' },
  dark: { name: 'midnat', colour: '#141016' },
} as const

export function lookOf({ dark }: { readonly dark: boolean }): (typeof looks)[keyof typeof looks] {
  return dark ? looks.dark : looks.main
}
