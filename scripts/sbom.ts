/** `npm run sbom -- FILE`: writes the bill of materials (CycloneDX) of what production installs. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBill } from './bill-of-materials/bill.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('No file given; for example: npm run sbom -- bellwether.cdx.json')
  process.exit(1)
}
const bill = createBill(join(import.meta.dirname, '..'))
writeFileSync(resolve(process.env.INIT_CWD ?? '.', file), `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} packages written to ${file}`)
