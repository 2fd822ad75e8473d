/** A web storage that answers "not there" where the browser's would throw (private mode, blocked, full). */
export interface SafeStorage {
  get(key: string): string | null
  /** False when the value could not be stored. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** One that also tells what is in it. */
export interface ListedStorage extends SafeStorage {
  keys(): string[]
}

/** Wraps a web storage; `open` is called each time, because even reading `window.localStorage` may throw. */
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
