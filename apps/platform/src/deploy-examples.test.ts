import { readFileSync } from 'node:fs'
import { parseTrustedProxy } from '@bellwether/client-network'
import { expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { roles } from './roles.ts'

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

it('plays every role in the services of compose.yaml', () => {
  const played = [...read('compose.yaml').matchAll(/command: \[--roles, (?:"([\w,]+)"|(\w+))/g)]
  expect(played.flatMap(([, several, one]) => (several ?? one ?? '').split(',')).toSorted()).toEqual(
    [...roles].toSorted(),
  )
})

it('pins every image by its digest', () => {
  const images = [
    ...read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm),
    ...read('compose.yaml').matchAll(/^\s+image: (\S+:\S+)/gm),
  ].map(([, image]) => image)
  expect(images).toHaveLength(4)
  for (const image of images) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/)
})

it('keeps secrets, data and development packages out of the image', () => {
  const ignored = read('../.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '.data', '.git', '**/node_modules']))
  const lastStage = read('Dockerfile')
    .split(/^FROM /m)
    .at(-1)
  expect(lastStage).toContain('npm ci --omit=dev')
  expect(lastStage).toMatch(/^USER node$/m)
})
