export const demoPassword = 'Nordlys-1998'

/** What each demo login of a country may do, in the order of their names below. */
const roles = [
  'without a membership',
  'paying member',
  'paying couple',
  'on the dark site too',
  'banned from blogs',
  'locked',
  'has to accept the terms',
  'support staff',
  'developer',
] as const

/** The names by country, Denmark first. */
const names = [
  ['freja', 'mikkel', 'annaogjonas', 'luna', 'bjarke', 'loke', 'runa', 'support', 'developer'],
  ['solveig', 'eirik', 'mariogtor', 'selma', 'brage', 'odin', 'ronja', 'supportno', 'developerno'],
  ['saga', 'viktor', 'ebbaocherik', 'stella', 'bosse', 'sixten', 'ylva', 'supportse', 'developerse'],
  ['poppy', 'oliver', 'roseandjack', 'ruby', 'barnaby', 'duncan', 'wren', 'supportuk', 'developeruk'],
] as const

export interface DemoLogin {
  readonly name: string
  readonly role: string
}

/** The demo logins that the product prints when it starts, by country. */
export const demoLogins: readonly (readonly DemoLogin[])[] = names.map((ofCountry) =>
  ofCountry.map((name, at) => ({ name, role: roles[at] ?? '' })),
)

/** The demo members of the tour, by country. */
export const demoMembers: readonly string[] = names.map(([name]) => name)
