import { UAParser } from 'ua-parser-js'

/** A browser's device, in words that its owner knows. */
export interface Device {
  /** Such as `Firefox`; null where it is unknown. */
  readonly browser: string | null
  /** Such as `Windows` or `iPhone`; null where it is unknown. */
  readonly system: string | null
}

/** User agents have a few hundred characters; longer ones would take long to parse. */
const MAX_USER_AGENT = 500
const MAX_NAME = 40

/** The browser and system of a User-Agent header, without versions: enough to tell one's own devices apart. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os, device } = new UAParser(userAgent.slice(0, MAX_USER_AGENT)).getResult()
  const apple = device.vendor === 'Apple' && device.type !== undefined ? device.model : undefined
  return { browser: nameOf(browser.name?.replace(/^Mobile /, '')), system: nameOf(apple ?? os.name) }
}

function nameOf(name: string | undefined): string | null {
  return name?.slice(0, MAX_NAME) ?? null
}
