import { isIPv6 } from 'node:net'

/**
 * The network that is limited as one: an IPv4 address, also in its IPv4-mapped form, or the /64 of an IPv6 address, all of
 * which belongs to one subscriber. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.toLowerCase().split('::')
  const first = toGroups(head)
  const last = toGroups(tail ?? '')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const toGroups = (text: string) => (text === '' ? [] : text.split(':'))
