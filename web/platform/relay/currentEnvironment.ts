import type { IEnvironment } from 'relay-runtime'

let current: IEnvironment | undefined

/** Sets the environment that loaders use; they run outside React. */
export function setEnvironment(environment: IEnvironment): void {
  current = environment
}

export function getEnvironment(): IEnvironment {
  if (!current) throw new Error('The environment is not set')
  return current
}
