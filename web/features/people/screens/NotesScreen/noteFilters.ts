import type { Gender, NoteSort, NotesScreenQuery$variables } from './__generated__/NotesScreenQuery.graphql'

export const NOTE_GENDERS: readonly Gender[] = ['FEMALE', 'MALE', 'COUPLE', 'TRANSSEXUAL']
export const NOTE_SORTS: readonly NoteSort[] = ['NEWEST', 'OLDEST', 'NAME']

export interface NoteFilter {
  readonly gender: Gender | null
  readonly text: string
  readonly sort: NoteSort
}

/** Reads the filter from the address and ignores unknown values. */
export function readNoteFilter(search: URLSearchParams): NoteFilter {
  return {
    gender: NOTE_GENDERS.find((gender) => gender === search.get('gender')) ?? null,
    text: search.get('text')?.trim().slice(0, 100) ?? '',
    sort: NOTE_SORTS.find((sort) => sort === search.get('sort')) ?? 'NEWEST',
  }
}

export function noteFilterPath({ gender, text, sort }: NoteFilter): string {
  const search = new URLSearchParams()
  if (gender) search.set('gender', gender)
  if (text.trim()) search.set('text', text.trim())
  if (sort !== 'NEWEST') search.set('sort', sort)
  return search.size > 0 ? `/Notes?${search.toString()}` : '/Notes'
}

export function noteVariables(search: URLSearchParams): NotesScreenQuery$variables {
  const { gender, text, sort } = readNoteFilter(search)
  return { gender, text: text || null, sort }
}
