import { describe, expect, it } from 'vitest'
import { manySymbols } from '../testing/ticks.ts'
import { PublishWindow } from './publish-window.ts'

function createServer() {
  const sent: string[] = []
  const questions: PromiseWithResolvers<void>[] = []
  const window = new PublishWindow({
    send: marketCode => sent.push(marketCode),
    flush: () => {
      const question = Promise.withResolvers<void>()
      questions.push(question)
      return question.promise
    },
  })
  return { sent, questions, window }
}

async function answer(question: PromiseWithResolvers<void> | undefined): Promise<void> {
  question?.resolve()
  await Promise.resolve()
}

const symbols = manySymbols(100)
const offer = (window: PublishWindow, count: number) => {
  for (let i = 0; i < count; i += 1) window.offer(symbols[i % symbols.length] ?? ('' as never))
}

describe('publish window', () => {
  it('sends at once while the server keeps up, asking it to confirm now and then', () => {
    const { sent, questions, window } = createServer()
    offer(window, 1023)
    expect([sent.length, questions.length, window.waiting]).toEqual([1023, 0, 0])
    offer(window, 1)
    expect([sent.length, questions.length, window.waiting]).toEqual([1024, 1, 0])
  })

  it('makes each symbol wait once beyond the limit, and sends it when the server has caught up', async () => {
    const { sent, questions, window } = createServer()
    offer(window, 500_000)
    expect([sent.length, window.waiting]).toEqual([16_384, 100])
    await answer(questions[0])
    expect([sent.length, window.waiting]).toEqual([16_484, 0])
    expect(sent.slice(-100).sort()).toEqual([...symbols].sort())
  })

  it('removes a sent symbol from those waiting', async () => {
    const { sent, questions, window } = createServer()
    offer(window, 16_384 + 1)
    expect(window.waiting).toBe(1)
    await answer(questions[0])
    offer(window, 1)
    expect([sent.length, window.waiting]).toEqual([16_386, 0])
  })

  it('starts again after a lost connection and ignores late responses of the old one', async () => {
    const { sent, questions, window } = createServer()
    offer(window, 20_000)
    window.reset()
    expect(window.waiting).toBe(0)
    offer(window, 16_384)
    await answer(questions[0])
    expect(sent).toHaveLength(2 * 16_384)
    offer(window, 1)
    expect(window.waiting).toBe(1)
  })

  it('handles the rejection of a flush whose connection was lost', async () => {
    const { questions, window } = createServer()
    offer(window, 1024)
    questions[0]?.reject(new Error('disconnected'))
    await Promise.resolve()
    expect(window.waiting).toBe(0)
  })
})
