import { startSections, type StartSectionId } from '../../legacy/contract/common'

/** Whether a name is one of the thirteen. */
export function isStartSection(id: string): id is StartSectionId {
  const names: readonly string[] = startSections
  return names.includes(id)
}
