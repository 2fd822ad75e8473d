import { NAME_LENGTH } from '#platform/forms/useNameAvailability'
import { isAdult, isImpossibleDateInput, parseDateInput, toIsoDate } from '#lib/dateInput'
import type { Locale } from '#lib/locale'
import type { UserError } from '#platform/mutations/refusal'
import { EMAIL_FORM } from '../../emailForm'
import type { CreateProfileInput } from '../../mutations/__generated__/useCreateProfileMutation.graphql'

/** What a person can be; a profile of two is a couple, its persons are not. */
export const PERSON_GENDERS = ['FEMALE', 'MALE', 'TRANSSEXUAL'] as const

export type PersonGender = (typeof PERSON_GENDERS)[number]

/** A person as the form holds it; the birthday as it is written. */
export interface PersonValues {
  gender: PersonGender | ''
  birthday: string
}

/** All that the form asks for. The second person stays in it while a single profile is chosen, so that nothing is lost. */
export interface CreateValues {
  profileType: 'SINGLE' | 'COUPLE'
  persons: [PersonValues, PersonValues]
  countryLegacyId: string
  zipCode: string
  name: string
  email: string
  password: string
  termsAccepted: boolean
  sensitiveDataConsent: boolean
}

/** The steps on a phone, and the sections of the page on wider screens. */
export const CREATE_STEPS = ['who', 'where', 'access', 'consent'] as const

export type CreateStep = (typeof CREATE_STEPS)[number]

const STEP_OF_FIELD: Record<keyof CreateValues, CreateStep> = {
  profileType: 'who',
  persons: 'who',
  countryLegacyId: 'where',
  zipCode: 'where',
  name: 'where',
  email: 'access',
  password: 'access',
  termsAccepted: 'consent',
  sensitiveDataConsent: 'consent',
}

/** The step that a field, dotted or not, belongs to. */
export function stepOfField(path: string): CreateStep {
  const field = path.split('.')[0] as keyof CreateValues
  return STEP_OF_FIELD[field] ?? 'consent'
}

export const PASSWORD_MIN = 10

/** An empty form. */
export function emptyCreateValues(countryLegacyId: number): CreateValues {
  return {
    profileType: 'SINGLE',
    persons: [
      { gender: '', birthday: '' },
      { gender: '', birthday: '' },
    ],
    countryLegacyId: String(countryLegacyId),
    zipCode: '',
    name: '',
    email: '',
    password: '',
    termsAccepted: false,
    sensitiveDataConsent: false,
  }
}

/** What is wrong with a field, as a key of the form's texts. */
export type CreateProblem =
  | 'gender'
  | 'birthday'
  | 'impossibleDate'
  | 'underAge'
  | 'zipCode'
  | 'nameLength'
  | 'email'
  | 'passwordLength'
  | 'terms'
  | 'consent'

/** The context of the form's texts: a couple is spoken to as two. */
export function coupleContext({ profileType }: Pick<CreateValues, 'profileType'>): 'couple' | undefined {
  return profileType === 'COUPLE' ? 'couple' : undefined
}

function personsOf({ profileType, persons }: CreateValues): PersonValues[] {
  return profileType === 'COUPLE' ? persons : persons.slice(0, 1)
}

/** The problems of the form by the path of their field. */
export function problemsOf(values: CreateValues, locale: Locale, today: Date): Record<string, CreateProblem> {
  const problems: Record<string, CreateProblem> = {}
  for (const [index, { gender, birthday }] of personsOf(values).entries()) {
    const date = parseDateInput(birthday, locale)
    if (!gender) problems[`persons.${index}.gender`] = 'gender'
    if (!date) {
      const isImpossible = isImpossibleDateInput(birthday, locale)
      problems[`persons.${index}.birthday`] = isImpossible ? 'impossibleDate' : 'birthday'
    }
    if (date && !isAdult(date, today)) problems[`persons.${index}.birthday`] = 'underAge'
  }
  const name = values.name.trim()
  if (!values.zipCode.trim()) problems.zipCode = 'zipCode'
  if (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max) problems.name = 'nameLength'
  if (!EMAIL_FORM.test(values.email.trim())) problems.email = 'email'
  if (values.password.length < PASSWORD_MIN) problems.password = 'passwordLength'
  if (!values.termsAccepted) problems.termsAccepted = 'terms'
  if (!values.sensitiveDataConsent) problems.sensitiveDataConsent = 'consent'
  return problems
}

/** The server's names of fields that are called otherwise in the form. */
const FIELD_NAMES: Record<string, string> = { countryId: 'countryLegacyId' }

/** Sorts what the server refused: by the field that shows it, and what no field of the form shows. */
export function sortErrors(errors: readonly UserError[], values: CreateValues) {
  const shown = new Set([
    ...Object.keys(values),
    ...personsOf(values).flatMap((_, index) => [`persons.${index}.gender`, `persons.${index}.birthday`]),
  ])
  // A group of fields, none of its own.
  shown.delete('persons')
  const placed = errors.map(({ field, message }) => ({ path: FIELD_NAMES[field ?? ''] ?? field ?? '', message }))
  return {
    atFields: Object.fromEntries(placed.flatMap(({ path, message }) => (shown.has(path) ? [[path, message]] : []))),
    ofTheWhole: placed.find(({ path }) => !shown.has(path))?.message ?? null,
  }
}

/** The first step that is not complete; null when all are. */
export function firstOpenStep(problems: Record<string, unknown>): CreateStep | null {
  const open = new Set(Object.keys(problems).map(stepOfField))
  return CREATE_STEPS.find((step) => open.has(step)) ?? null
}

/** What the visit began with. */
export type VisitOrigin = Pick<CreateProfileInput, 'referrer' | 'utmSource' | 'campaign' | 'promoter'>

/** The form as the graph takes it. Only for a form without problems. */
export function toInput(values: CreateValues, locale: Locale, origin: VisitOrigin): CreateProfileInput {
  const persons = personsOf(values).flatMap(({ gender, birthday }) => {
    const date = parseDateInput(birthday, locale)
    return gender && date ? [{ gender, birthday: toIsoDate(date) }] : []
  })
  return {
    ...origin,
    profileType: values.profileType,
    persons,
    countryLegacyId: Number(values.countryLegacyId),
    zipCode: values.zipCode.trim(),
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    termsAccepted: values.termsAccepted,
    sensitiveDataConsent: values.sensitiveDataConsent,
  }
}
