import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '@bellwether/db'
import { openPageThread } from '@bellwether/site/page-thread'
import { createLogger } from '../logger.ts'
import { type FromPageThread, fromSent, type PageThreadInput, type ToPageThread, toSent } from './messages.ts'

const { databaseUrl, connections, logLevel, settings } = workerData as PageThreadInput
const port = parentPort as NonNullable<typeof parentPort>
// Written by the main thread, line by line between its own.
const log = createLogger(logLevel, process.stderr)
const db = await openDatabase({ url: databaseUrl, failFast: true, connections })
const site = await openPageThread({ ...settings, db, log })
const wanted = new Map<number, AbortController>()

// Whatever is asked meanwhile waits: each page in turn is there sooner than all at once.
await site.warmUp()
port.on('message', (message: ToPageThread) => {
  if (message.type === 'make') void make(message)
  else if (message.type === 'make-smaller') void makeSmaller(message)
  else if (message.type === 'abort') wanted.get(message.id)?.abort()
  else void close()
})

async function make({ id, url, version }: ToPageThread & { readonly type: 'make' }): Promise<void> {
  const leaving = new AbortController()
  wanted.set(id, leaving)
  // The main thread tries it too, and reports what is wrong.
  const made = await site.make(url, version, leaving.signal).catch(() => null)
  wanted.delete(id)
  if (made === null) return answer({ id, page: null })
  const { page, ...life } = made
  answer({ id, page: toSent(page), life })
}

async function makeSmaller({ id, page }: ToPageThread & { readonly type: 'make-smaller' }): Promise<void> {
  const smaller = await site.toSmaller(fromSent(page)).catch(() => null)
  answer({ id, page: smaller && toSent(smaller) })
}

function answer(message: FromPageThread): void {
  port.postMessage(message, message.page ? [message.page.bytes.buffer] : [])
}

async function close(): Promise<void> {
  port.close()
  await site.close()
  await db.close()
}
