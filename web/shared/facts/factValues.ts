import type { Resources } from '#platform/i18n/namespace'

type Facts = Resources['facts']
type Values<F extends keyof Facts> = readonly (keyof Facts[F])[]

/** The values of each fact in display order, for forms and search. */
export const FACT_VALUES = {
  gender: ['FEMALE', 'MALE', 'COUPLE', 'TRANSSEXUAL'],
  bodyType: ['SLIM', 'THIN', 'ATHLETIC', 'MUSCULAR', 'AVERAGE', 'CHUBBY', 'HEAVILY'],
  eyeColour: ['BROWN', 'NUT_BROWN', 'BLUE', 'GREY_BLUE', 'GREEN', 'GREY_GREEN', 'GREY', 'BLACK', 'OTHER'],
  hairColour: [
    'BLOND',
    'DARK_BLOND',
    'BRIGHT',
    'LIGHT_BROWN',
    'BROWN',
    'RED_BROWN',
    'RED',
    'BLACK',
    'GREY',
    'SILVER_GREY',
    'WHITE_GREY',
    'BALD',
    'OTHER',
  ],
  sexualOrientation: [
    'HETEROSEXUAL',
    'HOMOSEXUAL',
    'BISEXUAL',
    'HETEROFLEXIBLE',
    'HOMOFLEXIBLE',
    'PANSEXUAL',
    'SAPIOSEXUAL',
    'ASEXUAL',
    'TRANSSEXUAL',
    'TRANSVESTITE',
  ],
  relationshipStatus: ['SINGLE', 'IN_RELATIONSHIP', 'OPEN_RELATIONSHIP', 'MARRIED', 'SEPARATED', 'DIVORCED'],
  smoking: ['NO', 'YES_NOT_AT_HOME', 'YES_AT_HOME'],
  children: ['NO', 'YES_NOT_AT_HOME', 'YES_AT_HOME'],
  dominance: ['DOMINATING', 'SUBMISSIVE'],
  lookingFor: ['GIRL_OR_BOYFRIEND', 'FRIENDS_AND_CHAT', 'SEX_PARTNER'],
} as const satisfies { readonly [F in keyof Facts]?: Values<F> }
