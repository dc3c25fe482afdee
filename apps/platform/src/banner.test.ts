import { demoPassword } from '@bellwether/importer/market-facts'
import { describe, expect, it } from 'vitest'
import { toBanner } from './banner.ts'
import { demoLogins, fixedSecurities, sampleSecurities } from './fixed-securities.ts'

const facts = { origin: 'http://localhost:3000', database: '/srv/bellwether', startedInMs: 1_234 }

describe('toBanner', () => {
  it('lists the pages to open and the demo logins of a simulated market', () => {
    const banner = toBanner({ ...facts, market: { kind: 'simulated', securities: 600, seed: 1, until: '2026-11-13' } })
    expect(banner).toContain('ready at http://localhost:3000 (started in 1.2 s)')
    expect(banner).toContain('Simulated data: 600 securities, seed 1, until 2026-11-13')
    for (const { marketCode } of fixedSecurities) {
      expect(banner).toContain(`http://localhost:3000/market-research/${marketCode} `)
    }
    for (const { email } of demoLogins) expect(banner).toContain(email)
    expect(banner).toContain(demoPassword)
  })

  it('lists pages of the sample market, and no demo login', () => {
    const banner = toBanner({ ...facts, market: { kind: 'sample', securities: 46_472 } })
    for (const { marketCode } of sampleSecurities) {
      expect(banner).toContain(`http://localhost:3000/market-research/${marketCode} `)
    }
    expect(banner).not.toContain('example.com')
    expect(banner).not.toContain('Simulated')
  })

  it('has no demo login without a simulated market', () => {
    const banner = toBanner({ ...facts, market: { kind: 'imported' } })
    expect(banner).toContain('http://localhost:3000/')
    expect(banner).not.toContain('example.com')
    expect(banner).not.toContain(demoPassword)
  })

  it('explains how to fill an empty database', () => {
    expect(toBanner({ ...facts, market: { kind: 'empty' } })).toContain('npm start -- --simulated')
  })
})
