import { readFileSync } from 'node:fs'
import { parseTrustedProxy } from '@bellwether/client-network'
import { expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

const deploy = new URL('../../../deploy/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, deploy), 'utf8')
/** Draining and the last requests, after the lame-duck time: docs/operations.md. */
const drainSeconds = 15

it.each([
  ['compose.yaml', /stop_grace_period: (\d+)s/],
  ['systemd/bellwether@.service', /^TimeoutStopSec=(\d+)$/m],
])('%s allows for more than the lame-duck time plus draining', (file, pattern) => {
  const seconds = Number(pattern.exec(read(file))?.[1])
  expect(seconds).toBeGreaterThan(parseEnvironment({}, []).lameDuckMs / 1000 + drainSeconds)
})

it.each([
  ['compose.yaml', /TRUSTED_PROXY: '(.+)'/],
  ['systemd/common.env.example', /^TRUSTED_PROXY=(.+)$/m],
])('%s trusts the proxy it is deployed behind', (file, pattern) => {
  const trusted = parseTrustedProxy(pattern.exec(read(file))?.[1] ?? '')
  expect(trusted).not.toBeNull()
  expect(trusted).not.toEqual({ hops: 0 })
})
