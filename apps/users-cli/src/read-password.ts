import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReadStream } from 'node:tty'
import { passwordProblem } from '@bellwether/passwords'
import { InvalidPasswordError } from './errors.ts'

/** On a terminal asked for twice, unseen; from a pipe or a file the whole of it, without the newline at its end. */
export async function readPassword(
  input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>,
  prompt: NodeJS.WritableStream,
): Promise<string> {
  const password = input.isTTY ? await askTwice(input, prompt) : (await text(input)).replace(/\r?\n$/, '')
  const problem = passwordProblem(password)
  if (problem !== null) throw new InvalidPasswordError(problem)
  return password
}

async function askTwice(input: NodeJS.ReadableStream, prompt: NodeJS.WritableStream): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: unseen, terminal: true })
  const ask = async (words: string) => {
    prompt.write(words)
    const answer = await lines.question('')
    prompt.write('\n')
    return answer
  }
  try {
    const first = await ask('Password: ')
    if ((await ask('Again: ')) !== first) throw new InvalidPasswordError('the second one differs from the first')
    return first
  } finally {
    lines.close()
  }
}
