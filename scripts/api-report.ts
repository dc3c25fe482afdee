/** `npm run api-report`: writes what the public packages show to their users into docs/api, to be reviewed like any change. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createReports } from './api-report/create-reports.ts'
import { repositoryRoot } from './repository-files.ts'

for (const [path, text] of createReports()) {
  const file = join(repositoryRoot, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(path)
}
