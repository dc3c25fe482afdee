/** `npm run vocabulary`: every word that was replaced by a plainer one and is still there. `-- --refresh` forgets those that are gone. */
import { runBreachCommand } from './known-breaches.ts'
import { findBreaches, knownBreachesPath } from './vocabulary/vocabulary-files.ts'

runBreachCommand(knownBreachesPath, findBreaches(), process.argv.slice(2))
