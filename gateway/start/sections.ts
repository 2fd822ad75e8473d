import { startSections, type StartSectionId } from '../../legacy/contract/common'

/** The number of a section in global ids. */
export function sectionNumber(section: StartSectionId): number {
  return startSections.indexOf(section) + 1
}

/** Whether a name is one of the thirteen. */
export function isStartSection(id: string): id is StartSectionId {
  const names: readonly string[] = startSections
  return names.includes(id)
}
