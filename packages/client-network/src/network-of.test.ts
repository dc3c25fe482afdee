import fc from 'fast-check'
import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('is the same for every address of a /64, and another for the next', () => {
  const group = fc.integer({ min: 1, max: 0xfffe })
  const groups = fc.tuple(group, group, group, group)
  fc.assert(
    fc.property(groups, groups, groups, (network, a, b) => {
      const address = (host: readonly number[]) => [...network, ...host].map(part => part.toString(16)).join(':')
      expect(networkOf(address(a))).toBe(networkOf(address(b)))
      const [first = 0, ...rest] = network
      const other = [first + 1, ...rest, ...a].map(part => part.toString(16)).join(':')
      expect(networkOf(other)).not.toBe(networkOf(address(a)))
    }),
  )
})
