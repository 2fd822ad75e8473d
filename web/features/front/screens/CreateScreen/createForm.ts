import { NAME_LENGTH } from '#platform/forms/useNameAvailability'
import { isAdult, toIsoDate } from '#lib/format/calendarDate'
import { isImpossibleDateInput, parseDateInput } from '#lib/format/dateInput'
import type { Locale } from '#lib/format/locale'
import type { UserError } from '#platform/mutations/refusal'
import { EMAIL_FORM } from '../../emailForm'
import type { CreateProfileInput } from '../../mutations/__generated__/useCreateProfileMutation.graphql'

/** Genders of a person; only a profile can be a couple. */
export const PERSON_GENDERS = ['FEMALE', 'MALE', 'TRANSSEXUAL'] as const

type PersonGender = (typeof PERSON_GENDERS)[number]

/** A person in the form; the birthday is the text as typed. */
export interface PersonValues {
  gender: PersonGender | ''
  birthday: string
}

/** All values of the form. The second person is kept while a single profile is chosen, so that nothing is lost. */
export interface CreateValues {
  profileType: 'SINGLE' | 'COUPLE'
  persons: [PersonValues, PersonValues]
  countryId: string
  zipCode: string
  name: string
  email: string
  password: string
  termsAccepted: boolean
  sensitiveDataConsent: boolean
}

/** Steps on a phone, sections of the page on wider screens. */
export const CREATE_STEPS = ['who', 'where', 'access', 'consent'] as const

export type CreateStep = (typeof CREATE_STEPS)[number]

const STEP_OF_FIELD: Record<keyof CreateValues, CreateStep> = {
  profileType: 'who',
  persons: 'who',
  countryId: 'where',
  zipCode: 'where',
  name: 'where',
  email: 'access',
  password: 'access',
  termsAccepted: 'consent',
  sensitiveDataConsent: 'consent',
}

/** Step that a field belongs to; the path may be dotted. */
export function stepOfField(path: string): CreateStep {
  const field = path.split('.')[0] as keyof CreateValues
  return STEP_OF_FIELD[field] ?? 'consent'
}

const PASSWORD_MIN = 10

export function emptyCreateValues(countryId: string): CreateValues {
  return {
    profileType: 'SINGLE',
    persons: [
      { gender: '', birthday: '' },
      { gender: '', birthday: '' },
    ],
    countryId,
    zipCode: '',
    name: '',
    email: '',
    password: '',
    termsAccepted: false,
    sensitiveDataConsent: false,
  }
}

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

/** Context for the form's texts: a couple is addressed as two. */
export function coupleContext({ profileType }: Pick<CreateValues, 'profileType'>): 'couple' | undefined {
  return profileType === 'COUPLE' ? 'couple' : undefined
}

function personsOf({ profileType, persons }: CreateValues): PersonValues[] {
  return profileType === 'COUPLE' ? persons : persons.slice(0, 1)
}

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

/** Splits the server's refusals into those that a field shows and those that no field shows. */
export function sortErrors(errors: readonly UserError[], values: CreateValues) {
  const shown = new Set([
    ...Object.keys(values),
    ...personsOf(values).flatMap((_, index) => [`persons.${index}.gender`, `persons.${index}.birthday`]),
  ])
  // A group of fields, not a field.
  shown.delete('persons')
  const placed = errors.map(({ field, message }) => ({ path: field ?? '', message }))
  return {
    atFields: Object.fromEntries(placed.flatMap(({ path, message }) => (shown.has(path) ? [[path, message]] : []))),
    ofTheWhole: placed.find(({ path }) => !shown.has(path))?.message ?? null,
  }
}

/** First incomplete step; null when all are complete. */
export function firstOpenStep(problems: Record<string, unknown>): CreateStep | null {
  const open = new Set(Object.keys(problems).map(stepOfField))
  return CREATE_STEPS.find((step) => open.has(step)) ?? null
}

export type VisitOrigin = Pick<CreateProfileInput, 'referrer' | 'utmSource' | 'campaign' | 'promoter'>

export function toInput(values: CreateValues, locale: Locale, origin: VisitOrigin): CreateProfileInput {
  const persons = personsOf(values).flatMap(({ gender, birthday }) => {
    const date = parseDateInput(birthday, locale)
    return gender && date ? [{ gender, birthday: toIsoDate(date) }] : []
  })
  return {
    ...origin,
    profileType: values.profileType,
    persons,
    countryId: values.countryId,
    zipCode: values.zipCode.trim(),
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    termsAccepted: values.termsAccepted,
    sensitiveDataConsent: values.sensitiveDataConsent,
  }
}
