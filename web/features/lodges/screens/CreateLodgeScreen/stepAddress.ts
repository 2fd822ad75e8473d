import { lodgesPath } from '#shared/lodges/paths'
import { STEPS, type StepName } from '../../writing/content'

const STEP_QUERY = 'step'

/** The step in an address, from 1; the first when it is missing or unknown. */
export function stepIn(search: URLSearchParams): StepName {
  return STEPS[Number(search.get(STEP_QUERY) ?? 1) - 1] ?? 'about'
}

export function stepPath(step: StepName): string {
  const number = STEPS.indexOf(step) + 1
  return number === 1 ? lodgesPath('Create') : `${lodgesPath('Create')}?${STEP_QUERY}=${number}`
}
