/** `npm run packages [-- FOLDER]`: makes what `npm publish` takes of each public package. BELLWETHER_REPOSITORY is written into package.json. */
import { relative, resolve } from 'node:path'
import { buildPackages } from './packages/build-packages.ts'
import { repositoryRoot } from './repository-files.ts'

const folder = resolve(
  process.env.INIT_CWD ?? process.cwd(),
  process.argv[2] ?? resolve(repositoryRoot, 'dist/packages'),
)
for (const built of await buildPackages(folder, process.env.BELLWETHER_REPOSITORY))
  console.log(relative(process.cwd(), built))
