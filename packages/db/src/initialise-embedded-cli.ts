/** Makes an empty embedded database in the folder that is given, and ends. */
import { PGlite } from '@electric-sql/pglite'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('initialise-embedded-cli.ts needs a folder')
const database = await PGlite.create({ dataDir: folder })
await database.close()
