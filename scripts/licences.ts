/** `npm run licences`: the licence of each package that production installs; exit code 1 if one is not accepted. */
import { join } from 'node:path'
import { createBill } from './bill-of-materials/bill.ts'
import { listLicences } from './bill-of-materials/licences.ts'

const { packages, refused } = listLicences(createBill(join(import.meta.dirname, '..')))
for (const [licence, names] of packages) console.log(`${licence} (${names.length})\n  ${names.join('\n  ')}`)
for (const { package: name, licence } of refused)
  console.error(`${name} has a licence that is not accepted: ${licence}`)
process.exitCode = refused.length === 0 ? 0 : 1
