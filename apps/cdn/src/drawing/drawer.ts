import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { WidgetToDraw } from '@bellwether/contract'
import { DrawingError } from '../errors.ts'
import type { DrawingLimits } from './drawing-limits.ts'
import type { DrawOrder, FromDrawing, ToDrawing } from './drawing-messages.ts'
import { readMessage } from './read-message.ts'

const heapMegabytes = 128
const measureEveryMs = 50
const pageBytes = 4096
const program = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))

export interface Drawer {
  /** Nothing has been drawn with it yet. */
  readonly isNew: () => boolean
  readonly isRunning: () => boolean
  stop(): void
  /** One at a time. */
  draw(order: DrawOrder, getView: WidgetToDraw['getView']): Promise<string>
}

/** A process that can read `root`, a real path, and do nothing else. It ends with ours, and does not keep ours alive. */
export function startDrawer(root: string, limits: DrawingLimits): Drawer {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      `--allow-fs-read=${program}`,
      `--allow-fs-read=${root}/*`,
      `--max-old-space-size=${heapMegabytes}`,
      '--no-warnings',
      program,
      root,
    ],
    { cwd: root, env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  )
  child.unref()
  for (const stream of [child.stdin, child.stdout]) {
    stream.on('error', () => {})
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
  }
  child.on('error', () => {})
  let isReady = false
  let isStopped = false
  return {
    isNew: () => !isReady,
    stop() {
      isStopped = true
      child.kill('SIGKILL')
    },
    isRunning: () => !isStopped && child.exitCode === null && child.signalCode === null && child.pid !== undefined,
    async draw(order, getView) {
      if (!isReady) await untilReady(child, order, limits.startMs)
      isReady = true
      return drawWith(child, order, getView, limits)
    },
  }
}

/** The first line says so. Starting takes long on a busy machine, which is not the widget's fault. */
async function untilReady(child: Child, { type, version }: DrawOrder, startMs: number): Promise<void> {
  const late = setTimeout(() => child.kill('SIGKILL'), startMs)
  const ready = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ]).catch(() => false)
  clearTimeout(late)
  if (!ready) throw new DrawingError(type, version, 'got no process to be drawn in')
}

type Child = ChildProcessByStdio<Writable, Readable, null>

function drawWith(
  child: Child,
  order: DrawOrder,
  getView: WidgetToDraw['getView'],
  limits: DrawingLimits,
): Promise<string> {
  const failedViews = new Map<number, unknown>()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const refuse = (reason: string) => reject(new DrawingError(order.type, order.version, reason))
  let text = ''
  let bytes = 0
  let views = 0
  let timer = setTimeout(() => refuse('took too long'), limits.drawMs)
  const meter = setInterval(() => {
    if (residentBytes(child.pid) > limits.memoryBytes) refuse('used too much memory')
  }, measureEveryMs)

  function send(message: ToDrawing): void {
    child.stdin.write(`${JSON.stringify(message)}\n`)
  }
  function answer(message: ToDrawing): void {
    timer = setTimeout(() => refuse('took too long'), limits.drawMs)
    send(message)
  }
  function ask({ id, request }: Extract<FromDrawing, { kind: 'ask' }>): void {
    views += 1
    if (views > limits.views) {
      refuse('asked for too many views')
      return
    }
    clearTimeout(timer)
    getView(...request).then(
      view => answer({ kind: 'view', id, view }),
      error => {
        failedViews.set(id, error)
        answer({ kind: 'no-view', id, message: 'refused' })
      },
    )
  }
  function receive(message: FromDrawing | null): void {
    if (message === null) refuse('sent what is not a message')
    else if (message.kind === 'ready') refuse('claimed to have just begun')
    else if (message.kind === 'ask') ask(message)
    else if (message.kind === 'drawn') resolve(message.html)
    else if (message.id !== null && failedViews.has(message.id)) reject(failedViews.get(message.id))
    else refuse(`failed: ${message.message.slice(0, 200)}`)
  }
  function read(data: Buffer): void {
    bytes += data.length
    if (bytes > limits.outputBytes) {
      refuse('said too much')
      return
    }
    const lines = (text + data.toString('latin1')).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) receive(readMessage(Buffer.from(line, 'latin1').toString('utf8')))
  }
  const lost = () => refuse('ended its process')

  child.stdout.on('data', read)
  child.once('exit', lost)
  child.once('error', lost)
  send({ kind: 'draw', order })
  return promise.finally(() => {
    clearTimeout(timer)
    clearInterval(meter)
    child.stdout.off('data', read)
    child.off('exit', lost)
    child.off('error', lost)
  })
}

/** 0 where it cannot be read: outside Linux, or once the process is gone. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes
  } catch {
    return 0
  }
}
