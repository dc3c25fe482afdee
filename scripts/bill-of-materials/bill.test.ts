import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Bill, createBill } from './bill.ts'
import { listLicences } from './licences.ts'

const root = join(import.meta.dirname, '../..')
interface LockedPackage {
  readonly version?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly peer?: boolean
  readonly link?: boolean
}
const locked: Record<string, LockedPackage> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

describe('the bill of materials', () => {
  let bill: Bill
  beforeAll(() => {
    bill = createBill(root)
  })

  it('names every package that production must install, with its hash, and no other of the lockfile', () => {
    const listed = new Set(bill.components.map(component => component['bom-ref']))
    const names = (isWanted: (entry: LockedPackage) => boolean) =>
      Object.entries(locked)
        .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && isWanted(entry))
        .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    const needed = names(({ dev, devOptional, optional, peer }) => !dev && !devOptional && !optional && !peer)
    expect(needed.length).toBeGreaterThan(100)
    expect(needed.filter(name => !listed.has(name))).toEqual([])
    const production = new Set(names(({ dev }) => !dev))
    const onlyDevelopment = names(({ dev }) => dev === true).filter(name => !production.has(name))
    expect(onlyDevelopment.filter(name => listed.has(name))).toEqual([])
    const installed = bill.components.filter(
      ({ name, purl }) => !purl.startsWith('pkg:npm/%40bellwether/') && name !== 'bellwether',
    )
    for (const { hashes, name } of installed) expect(hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{40,128}$/)
  })

  it('has only licences that we accept', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) })
    expect(listLicences(bill).refused).toEqual([])
  })
})

describe('listLicences', () => {
  const component = (name: string, licenses: Bill['components'][number]['licenses']) => ({
    'bom-ref': `${name}@1.0.0`,
    name,
    version: '1.0.0',
    purl: `pkg:npm/${name}@1.0.0`,
    ...(licenses && { licenses }),
  })

  it('refuses what is not accepted, what is unknown, and a pair of which one is not accepted', () => {
    const { refused } = listLicences({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      dependencies: [],
      components: [
        component('fine', [{ license: { id: 'MIT' } }]),
        component('copyleft', [{ license: { id: 'GPL-3.0-only' } }]),
        component('either', [{ expression: '(MIT OR GPL-3.0-only)' }]),
        component('both', [{ expression: 'MIT AND SSPL-1.0' }]),
        component('silent', undefined),
      ],
    })
    expect(refused.map(({ package: name }) => name)).toEqual(['copyleft@1.0.0', 'both@1.0.0', 'silent@1.0.0'])
  })
})
