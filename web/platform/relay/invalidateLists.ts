import type { IEnvironment, RecordSourceProxy } from 'relay-runtime'

/**
 * Marks lists of an object as out of date, whatever their filters: what is on screen stays, and the next screen that wants
 * one of them asks for it anew.
 */
export function invalidateLists(
  store: Pick<RecordSourceProxy, 'get'>,
  environment: IEnvironment,
  ownerId: string,
  fields: readonly string[],
): void {
  const owner = environment.getStore().getSource().get(ownerId) as Readonly<Record<string, unknown>> | null | undefined
  for (const [key, value] of Object.entries(owner ?? {})) {
    const [name = ''] = key.split('(')
    const link = value as { __ref?: unknown } | null | undefined
    if (fields.includes(name) && typeof link?.__ref === 'string') store.get(link.__ref)?.invalidateRecord()
  }
}
