import { DAY } from '../core/clock'
import type { Deps, ProfileRow, Request } from '../core/handler'
import { isSigned, signatureOf } from '../core/access/signature'

type Signer = Pick<Deps, 'clock' | 'settings'>
type Owner = Pick<ProfileRow, 'id' | 'passwordHash'>
type DeviceCall = Pick<Request<'LogOn.LogOn'>, 'knownDevices' | 'setKnownDevices'>

const PURPOSE = 'known-device'
const VALID_FOR = 400 * DAY
/** Maximum profiles that one browser remembers. */
const MAX_PROFILES = 4
const BETWEEN = '~'

/**
 * The cookie entry that proves an earlier log-in to a profile on this device, or undefined. Each entry is a time
 * and a signature over profile and password hash, so that it names nobody and a new password invalidates all
 * devices.
 */
export function knownDevice(signer: Signer, profile: Owner, knownDevices: string | undefined): string | undefined {
  return entriesOf(knownDevices).find((entry) => isEntryOf(signer, profile, entry))
}

/** Adds a profile to the device's cookie, beside others who use it. */
export function rememberDevice(signer: Signer, profile: Owner, call: DeviceCall): void {
  const others = entriesOf(call.knownDevices).filter((entry) => !isEntryOf(signer, profile, entry))
  const moment = String(Math.floor(signer.clock.now().getTime() / 1000))
  const entry = `${moment}.${signatureOf(signer.settings, PURPOSE, signedText(profile, moment))}`
  call.setKnownDevices([entry, ...others].slice(0, MAX_PROFILES).join(BETWEEN))
}

function entriesOf(knownDevices: string | undefined): readonly string[] {
  return knownDevices ? knownDevices.split(BETWEEN, MAX_PROFILES) : []
}

function isEntryOf({ clock, settings }: Signer, profile: Owner, entry: string): boolean {
  const [moment = '', signature = ''] = entry.split('.')
  const age = clock.now().getTime() - Number(moment) * 1000
  return age <= VALID_FOR && isSigned(settings, PURPOSE, signedText(profile, moment), signature)
}

function signedText({ id, passwordHash }: Owner, moment: string): string {
  return `${id}.${moment}.${passwordHash}`
}
