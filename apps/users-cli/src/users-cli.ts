/** `npm run users`. */
import { runDatabaseCommand } from '@bellwether/db'
import { UsersError } from './errors.ts'
import { parseCommand } from './parse-command.ts'
import { readPassword } from './read-password.ts'
import { runUsers } from './run-users.ts'

await runDatabaseCommand({
  expected: [UsersError],
  read: parseCommand,
  run: (db, command) =>
    runUsers(db, command, {
      readPassword: () => readPassword(process.stdin, process.stderr),
      write: line => void process.stdout.write(`${line}\n`),
    }),
})
