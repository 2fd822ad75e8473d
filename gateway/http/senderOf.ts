import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The sender that an address counts for: an IPv6 sender has a whole network, and a mapped IPv4 address is that
 * address.
 */
export function senderOf(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}
