import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReadStream } from 'node:tty'
import { passwordProblem } from '@bellwether/passwords'
import { InvalidPasswordError } from './errors.ts'

/** Prompts twice on a terminal, without echo; reads a pipe or file whole, without its final newline. */
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
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: noEcho, terminal: true })
  const ask = async (question: string) => {
    prompt.write(question)
    const answer = await lines.question('')
    prompt.write('\n')
    return answer
  }
  try {
    const first = await ask('Password: ')
    if ((await ask('Repeat password: ')) !== first) throw new InvalidPasswordError('the two entries do not match')
    return first
  } finally {
    lines.close()
  }
}
