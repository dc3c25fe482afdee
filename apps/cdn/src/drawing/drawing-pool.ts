import { realpathSync } from 'node:fs'
import type { WidgetToDraw } from '@bellwether/contract'
import { DrawingError } from '../errors.ts'
import { type Drawer, startDrawer } from './drawer.ts'
import { type DrawingLimits, defaultDrawingLimits } from './drawing-limits.ts'
import type { DrawOrder } from './drawing-messages.ts'

interface Job {
  readonly order: DrawOrder
  readonly getView: WidgetToDraw['getView']
  readonly resolve: (html: string) => void
  readonly reject: (error: unknown) => void
}

export interface DrawingPool {
  draw(order: DrawOrder, getView: WidgetToDraw['getView']): Promise<string>
}

/** Draws with the code of a published folder, in processes that can read that folder and nothing else. They are started when needed and kept. */
export function createDrawingPool(folder: string, limits: DrawingLimits = defaultDrawingLimits): DrawingPool {
  const waiting: Job[] = []
  const idle: Drawer[] = []
  let running = 0

  function next(): void {
    if (waiting.length === 0 || running >= limits.processes) return
    const job = waiting.shift()
    if (job === undefined) return
    running += 1
    run(job)
      .then(job.resolve, job.reject)
      .finally(() => {
        running -= 1
        next()
      })
  }

  async function run(job: Job): Promise<string> {
    const drawer = take()
    // What an earlier widget has left behind in its process must not be held against this one.
    const mayBeAnothers = !drawer.isNew()
    try {
      return await drawer.draw(job.order, job.getView)
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error
      drawer.stop()
      if (mayBeAnothers) return run(job)
      throw error
    } finally {
      if (drawer.isRunning()) idle.push(drawer)
    }
  }

  /** One that is warm, or a new one. */
  function take(): Drawer {
    const warm = idle.splice(0).filter(({ isRunning }) => isRunning())
    const drawer = warm.pop()
    idle.push(...warm)
    return drawer ?? startDrawer(realpathSync(folder), limits)
  }

  return {
    draw(order, getView) {
      return new Promise((resolve, reject) => {
        if (waiting.length >= limits.waiting) {
          reject(new DrawingError(order.type, order.version, 'has to wait for too many others'))
          return
        }
        waiting.push({ order, getView, resolve, reject })
        next()
      })
    },
  }
}
