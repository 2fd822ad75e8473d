import { DarkStatus, Gender, ProfileStatus, RoleLevel } from '../../contract/enums'
import type { CountryId } from '../../content/places/places'

export const demoPassword = 'Nordlys-1998'

/** Every country has one demo login of each role. */
export const actorKeys = [
  'unpaid',
  'paying',
  'couple',
  'dark',
  'blogBanned',
  'locked',
  'reacceptance',
  'support',
  'developer',
] as const
type ActorKey = (typeof actorKeys)[number]

interface ActorTraits {
  gender: Gender
  age: number
  paying: boolean
  status: ProfileStatus
  darkStatus: DarkStatus
  roleLevel: RoleLevel
  bannedFromBlogs: boolean
  termsAccepted: boolean
}

export interface DemoActor {
  key: ActorKey
  /** Profile name; also the part of the e-mail address before `@example.test`. */
  name: string
  countryId: CountryId
  /** One line for the listing in the terminal. */
  description: string
  traits: ActorTraits
}

const ordinary: ActorTraits = {
  gender: Gender.Female,
  age: 34,
  paying: false,
  status: ProfileStatus.Active,
  darkStatus: DarkStatus.None,
  roleLevel: RoleLevel.Normal,
  bannedFromBlogs: false,
  termsAccepted: true,
}

const roles: Record<ActorKey, { description: string; traits: ActorTraits }> = {
  unpaid: { description: 'member without a paid membership', traits: ordinary },
  paying: { description: 'paying member', traits: { ...ordinary, gender: Gender.Male, age: 41, paying: true } },
  couple: { description: 'paying couple', traits: { ...ordinary, gender: Gender.Couple, age: 46, paying: true } },
  dark: {
    description: 'paying member approved for the dark site',
    traits: { ...ordinary, age: 29, paying: true, darkStatus: DarkStatus.Approved },
  },
  blogBanned: {
    description: 'paying member banned from blogs and from creating lodges',
    traits: { ...ordinary, gender: Gender.Male, age: 52, paying: true, bannedFromBlogs: true },
  },
  locked: {
    description: 'locked until the profile is validated',
    traits: { ...ordinary, gender: Gender.Male, age: 27, status: ProfileStatus.Locked },
  },
  reacceptance: {
    description: 'has to accept the terms again',
    traits: { ...ordinary, age: 63, paying: true, termsAccepted: false },
  },
  support: {
    description: 'support staff',
    traits: {
      ...ordinary,
      gender: Gender.Transsexual,
      age: 37,
      paying: true,
      darkStatus: DarkStatus.Approved,
      roleLevel: RoleLevel.Support,
    },
  },
  developer: {
    description: 'developer',
    traits: {
      ...ordinary,
      gender: Gender.Male,
      age: 44,
      paying: true,
      darkStatus: DarkStatus.Approved,
      roleLevel: RoleLevel.Developer,
    },
  },
}

/** Denmark's names have no suffix; staff of other countries carry the country: `supportno`, `developeruk`. */
const names: Record<CountryId, Record<ActorKey, string>> = {
  1: {
    unpaid: 'freja',
    paying: 'mikkel',
    couple: 'annaogjonas',
    dark: 'luna',
    blogBanned: 'bjarke',
    locked: 'loke',
    reacceptance: 'runa',
    support: 'support',
    developer: 'developer',
  },
  2: {
    unpaid: 'solveig',
    paying: 'eirik',
    couple: 'mariogtor',
    dark: 'selma',
    blogBanned: 'brage',
    locked: 'odin',
    reacceptance: 'ronja',
    support: 'supportno',
    developer: 'developerno',
  },
  3: {
    unpaid: 'saga',
    paying: 'viktor',
    couple: 'ebbaocherik',
    dark: 'stella',
    blogBanned: 'bosse',
    locked: 'sixten',
    reacceptance: 'ylva',
    support: 'supportse',
    developer: 'developerse',
  },
  4: {
    unpaid: 'poppy',
    paying: 'oliver',
    couple: 'roseandjack',
    dark: 'ruby',
    blogBanned: 'barnaby',
    locked: 'duncan',
    reacceptance: 'wren',
    support: 'supportuk',
    developer: 'developeruk',
  },
}

/** Denmark first, in the order of {@link actorKeys}. */
export const demoActors: readonly DemoActor[] = ([1, 2, 3, 4] as const).flatMap((countryId) =>
  actorKeys.map((key) => ({ key, countryId, name: names[countryId][key], ...roles[key] })),
)
