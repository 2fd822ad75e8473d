import type { Random } from './random'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FOUNDED = Date.UTC(1998, 8, 1, 10)

export interface Circumstances {
  /** Age of the youngest person; no membership starts before its 18th birthday. */
  youngest: number
  active: boolean
  paying: boolean
  /** Marks an actor whose membership lasts for years. */
  lasting: boolean
}

export interface Times {
  createdAt: Date
  lastOnlineAt: Date
  memberUntil: Date | null
}

export function inventTimes(random: Random, today: Date, { youngest, active, paying, lasting }: Circumstances): Times {
  const now = today.getTime()
  const longest = Math.max(1, Math.min((now - FOUNDED) / DAY, (youngest - 18) * 365 + 30))
  // Many members are new, a few have been here since the beginning.
  const memberFor = random.next() ** 2.6 * (longest - 0.5) + 0.1
  const createdAt = new Date(now - memberFor * DAY)
  const away = random.weighted<readonly [number, number]>([
    [[0, 4.5 * MINUTE], active ? 11 : 0],
    [[5.5 * MINUTE, DAY], active ? 33 : 0],
    [[DAY, 7 * DAY], active ? 26 : 1],
    [[7 * DAY, 60 * DAY], active ? 22 : 5],
    [[60 * DAY, 900 * DAY], 8],
  ])
  const lastOnline = now - (away[0] + random.next() * (away[1] - away[0]))
  const days = random.chance(0.12) ? -random.int(1, 400) : random.int(2, 365)
  return {
    createdAt,
    lastOnlineAt: new Date(Math.max(lastOnline, createdAt.getTime())),
    memberUntil: paying ? new Date(now + (lasting ? 3650 : days) * DAY) : null,
  }
}
