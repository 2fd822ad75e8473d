import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** A raw record of the store: links are objects with one id or several. */
type StoredRecord = Readonly<Record<string, unknown>>

/** Fields that link an item of a list to its profile. */
const OWNERS = ['node', 'profile', 'author', 'owner']

function linkOf(value: unknown): string | undefined {
  const link = value as { __ref?: unknown } | null | undefined
  return typeof link === 'object' && typeof link?.__ref === 'string' ? link.__ref : undefined
}

function linksOf(value: unknown): readonly unknown[] | undefined {
  const links = value as { __refs?: unknown } | null | undefined
  return typeof links === 'object' && Array.isArray(links?.__refs) ? links.__refs : undefined
}

/**
 * Removes a blocked profile from the store: from every list with all of its items (edges, visits, guestbook
 * entries). Its own page then says that the viewer has blocked it.
 */
export function removeProfileFromStore(store: RecordSourceProxy, environment: IEnvironment, profileId: string): void {
  const source = environment.getStore().getSource()
  const read = (id: unknown) => (typeof id === 'string' ? (source.get(id) as StoredRecord | null | undefined) : null)
  const isTheirs = (id: unknown, depth = 0): boolean => {
    if (id === profileId) return true
    const record = depth < 3 ? read(id) : null
    return record ? OWNERS.some((field) => isTheirs(linkOf(record[field]), depth + 1)) : false
  }

  for (const id of source.getRecordIDs()) {
    const record = read(id)
    for (const [key, value] of Object.entries(record ?? {})) {
      const links = linksOf(value)
      if (!links?.some((link) => isTheirs(link))) continue
      const proxy = store.get(id)
      const kept = proxy?.getLinkedRecords(key)?.filter((item): item is RecordProxy => !isTheirs(item?.getDataID()))
      // Keys with arguments are already in the store's format.
      proxy?.setLinkedRecords(kept, key)
    }
    if (record?.__typename === 'ProfileView' && linkOf(record.profile) === profileId) {
      store.get(id)?.setValue(null, 'profile').setValue('YOU_BLACKLISTED', 'state')
    }
  }
}
