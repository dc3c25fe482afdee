/** `npm run function-length`: every function that is too long. `-- --refresh` forgets those that were cut. */
import { findLongFunctions, knownLongFunctionsPath } from './function-length/find-long-functions.ts'
import { runBreachCommand } from './known-breaches.ts'

runBreachCommand(knownLongFunctionsPath, findLongFunctions(), process.argv.slice(2))
