import { safeStorage } from '#lib/safeStorage'

/** A tick at the door that the server may not have yet. */
export interface Tick {
  /** Made once, so that sending it again changes nothing. */
  readonly key: string
  readonly signUpId: string
  /** False takes a tick back. */
  readonly arrived: boolean
  /** The moment of the tick. */
  readonly at: string
}

// What waits for the network must outlive the page: it is needed for what the host is doing, and holds no names.
const storage = safeStorage(() => window.localStorage)
/** For a browser that stores nothing. */
const memory = new Map<string, readonly Tick[]>()
const listeners = new Set<() => void>()
/** What is read again without a change stays the same list. */
const parsed = new Map<string, { readonly text: string; readonly ticks: readonly Tick[] }>()

export const NO_TICKS: readonly Tick[] = []
const PREFIX = 'door-ticks '

/** The name of the queue of an event, for one viewer alone. */
export function queueOf(viewerLegacyId: number, eventLegacyId: number): string {
  return `${PREFIX}${viewerLegacyId} ${eventLegacyId}`
}

/** Only this client writes these strings, so a readable one has this shape. */
function parse(text: string): readonly Tick[] {
  try {
    return JSON.parse(text) as readonly Tick[]
  } catch {
    return NO_TICKS
  }
}

/** The ticks that wait, in the order in which they were made. */
export function waitingTicks(queue: string): readonly Tick[] {
  const text = storage.get(queue)
  if (text === null) return memory.get(queue) ?? NO_TICKS
  const known = parsed.get(queue)
  if (known?.text === text) return known.ticks
  const ticks = parse(text)
  parsed.set(queue, { text, ticks })
  return ticks
}

function write(queue: string, ticks: readonly Tick[]): void {
  if (ticks.length === 0) {
    storage.remove(queue)
    memory.delete(queue)
  } else if (!storage.set(queue, JSON.stringify(ticks))) memory.set(queue, ticks)
  for (const listener of listeners) listener()
}

export function addTick(queue: string, tick: Tick): void {
  write(queue, [...waitingTicks(queue), tick])
}

/** Takes those away that the server has. */
export function removeTicks(queue: string, keys: ReadonlySet<string>): void {
  write(
    queue,
    waitingTicks(queue).filter(({ key }) => !keys.has(key)),
  )
}

/** Listens to changes of all queues, also by other tabs. */
export function subscribeTicks(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key?.startsWith(PREFIX) && listener()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
