import { expect, it } from 'vitest'
import { ChangedSecurities, maxAtOnce } from './changed-securities.ts'

it('[IM-FILE-9] keeps no more ids of changed securities than are looked at, and shows that there are more', () => {
  const changed = new ChangedSecurities()
  for (let id = 1; id <= 300_000; id += 1) changed.add(id)
  expect(changed.size).toBe(maxAtOnce + 1)
  expect(changed.has(1)).toBe(true)
})
