/** A web storage that behaves as if empty where the browser's would throw (private mode, blocked, full). */
export interface SafeStorage {
  get(key: string): string | null
  /** Returns false if the value could not be stored. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** A storage that also lists its keys. */
export interface ListedStorage extends SafeStorage {
  keys(): string[]
}

/** Wraps a web storage; `open` runs on each access, because even reading `window.localStorage` may throw. */
export function safeStorage(open: () => Storage): ListedStorage {
  function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
    try {
      return action(open())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []),
  }
}
