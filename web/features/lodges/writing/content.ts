import type { LodgeContentInput } from './__generated__/useSaveLodgeCreateMutation.graphql'

/** What a leader writes of a lodge, as the form holds it. */
export interface LodgeContent extends Readonly<
  Pick<
    LodgeContentInput,
    | 'name'
    | 'html'
    | 'rules'
    | 'access'
    | 'debateAudience'
    | 'meetupAudience'
    | 'albumAudience'
    | 'hasMediaApproval'
    | 'hasPublicDebates'
    | 'hasPublicMeetups'
    | 'hasPublicMedia'
    | 'hasPublicMembers'
  >
> {
  readonly categoryId: string | null
  readonly kinkIds: readonly string[]
  readonly tags: readonly string[]
  readonly zipCode: string
  readonly coverId: string | null
}

export const EMPTY_CONTENT: LodgeContent = {
  name: '',
  html: '',
  rules: '',
  categoryId: null,
  kinkIds: [],
  tags: [],
  zipCode: '',
  coverId: null,
  access: 'ACCESS_FOR_ALL',
  debateAudience: 'ALL',
  meetupAudience: 'ALL',
  albumAudience: 'ALL',
  hasMediaApproval: false,
  hasPublicDebates: false,
  hasPublicMeetups: false,
  hasPublicMedia: false,
  hasPublicMembers: true,
}

/** The fields that the form shows, by the step that they are on. */
const FIELDS_OF_STEPS = {
  about: ['name', 'categoryId', 'kinkIds', 'tags', 'zipCode'],
  look: ['coverId', 'html', 'rules'],
  doors: ['access', 'hasPublicMembers'],
} as const

export type StepName = keyof typeof FIELDS_OF_STEPS
export type Field = (typeof FIELDS_OF_STEPS)[StepName][number]

export const STEPS = Object.keys(FIELDS_OF_STEPS) as StepName[]
export const FIELDS: readonly Field[] = STEPS.flatMap((step): readonly Field[] => FIELDS_OF_STEPS[step])

/** The step that a field is on. */
export function stepOf(field: Field): StepName {
  return STEPS.find((step) => FIELDS_OF_STEPS[step].some((each) => each === field)) ?? 'about'
}

/** The fields in which two versions differ. */
export function differences(one: LodgeContent, other: LodgeContent): Field[] {
  return FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

export function isSame(one: LodgeContent, other: LodgeContent): boolean {
  return differences(one, other).length === 0
}

/** The content as the mutations take it. */
export function toInput(content: LodgeContent): LodgeContentInput {
  return { ...content, zipCode: content.zipCode.trim() || null }
}

const MIN_NAME_LENGTH = 3

/** The fields that still lack what every lodge needs. */
export function missingIn({ name, categoryId, kinkIds }: LodgeContent, dark: boolean): Field[] {
  const missing: Field[] = []
  if (name.trim().length < MIN_NAME_LENGTH) missing.push('name')
  if (!dark && categoryId === null) missing.push('categoryId')
  if (dark && kinkIds.length === 0) missing.push('kinkIds')
  return missing
}
