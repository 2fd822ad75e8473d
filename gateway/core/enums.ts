import type { Static } from 'typebox'
import { Locale as LocaleSchema } from '../../legacy/contract/call'
import * as numbered from '../../legacy/contract/enums'
import { LegalPageKey as legalPageKeys } from '../../legacy/contract/support'
import { startSections } from '../start/sections'

export type { DarkStatus, ForcedValidation, Gender, MediaKind, MediaStatus } from '../../legacy/contract/enums'
export type { ProfileStatus, ProfileType, RoleLevel } from '../../legacy/contract/enums'
export type { StartSectionId } from '../start/sections'

/** An interface language as the REST calls write it. */
export type Locale = Static<typeof LocaleSchema>

/** A legal text as the REST calls name it. */
export type LegalPageKey = (typeof legalPageKeys)[number]

/** `HiddenCertifiedProfile`, `generalTerms` or `da-DK` as the graph writes names. */
function graphName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()
}

function named(names: readonly string[], valueOf: (name: string) => string | number) {
  return Object.fromEntries(names.map((name) => [graphName(name), valueOf(name)]))
}

function fromNumbers(values: Readonly<Record<string, number>>) {
  return named(Object.keys(values), (name) => values[name] as number)
}

const asWritten = (names: readonly string[]) => named(names, (name) => name)

/** The value that the REST calls use behind each name of the graph's enumerations. */
export const enumValues = {
  DarkStatus: fromNumbers(numbered.DarkStatus),
  ForcedValidation: fromNumbers(numbered.ForcedValidation),
  Gender: fromNumbers(numbered.Gender),
  LegalPageKey: asWritten(legalPageKeys),
  Locale: asWritten(localeNames()),
  MediaKind: fromNumbers(numbered.MediaKind),
  MediaStatus: fromNumbers(numbered.MediaStatus),
  ProfileStatus: fromNumbers(numbered.ProfileStatus),
  ProfileType: fromNumbers(numbered.ProfileType),
  RoleLevel: fromNumbers(numbered.RoleLevel),
  StartSectionId: asWritten(startSections),
}

function localeNames(): readonly string[] {
  const names: unknown = 'enum' in LocaleSchema ? LocaleSchema.enum : []
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}
