import { PassThrough, Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readPassword } from './read-password.ts'

const prompt = () => {
  const stream = new PassThrough()
  const written: string[] = []
  stream.on('data', chunk => written.push(String(chunk)))
  return { stream, text: () => written.join('') }
}

it.each(['correct horse battery\n', 'correct horse battery\r\n', 'correct horse battery'])(
  'reads %j from a pipe',
  async given => {
    expect(await readPassword(Readable.from([given]), prompt().stream)).toBe('correct horse battery')
  },
)

it('rejects a short password without repeating it', async () => {
  const reading = readPassword(Readable.from(['hush\n']), prompt().stream)
  await expect(reading).rejects.toMatchObject({ code: 'USERS_INVALID_PASSWORD' })
  await expect(reading).rejects.not.toThrow(/hush/)
})

function terminal(lines: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const asked = prompt()
  // One line for each question, as a person answers.
  let next = 0
  asked.stream.on('data', chunk => {
    if (String(chunk).endsWith(': ')) setImmediate(() => input.write(`${lines[next++]}\r`))
  })
  return { input, asked }
}

it('prompts twice on a terminal without echo', async () => {
  const { input, asked } = terminal(['correct horse battery', 'correct horse battery'])
  expect(await readPassword(input, asked.stream)).toBe('correct horse battery')
  expect(asked.text()).toBe('Password: \nRepeat password: \n')
})

it('rejects two entries that differ', async () => {
  const { input, asked } = terminal(['correct horse battery', 'correct horse batterz'])
  await expect(readPassword(input, asked.stream)).rejects.toThrow(/do not match/)
})
