/** Imports a file and stops for ever in the middle of its transaction, for whoever kills this process: FILE, then a URL or a folder. */
import { openDatabase } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { importPaths } from '../src/files/import-paths.ts'

const [file = '', database = ''] = process.argv.slice(2)
const db = await openDatabase(database.startsWith('postgres') ? { url: database } : { dataDir: database })
let results = 0
const halfWay = 20
const sql = db.sql.withPlugin({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    results += 1
    if (results === halfWay) {
      process.stdout.write('half-way\n')
      await new Promise(() => setInterval(() => {}, 1_000))
    }
    return result
  },
})
const options = { format: null, symbol: null, source: null, dryRun: false, today: getIsoDate('2026-11-16') }
await importPaths({ ...db, sql }, [file], options)
process.stdout.write('done\n')
