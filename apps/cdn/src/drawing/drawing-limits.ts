export interface DrawingLimits {
  /** Processes, each of which draws one widget at a time. */
  readonly processes: number
  readonly waiting: number
  /** Milliseconds until a new process must be ready. */
  readonly startMs: number
  /** Milliseconds that a widget may take between two views that it waits for. */
  readonly drawMs: number
  /** Of a process, in all. */
  readonly memoryBytes: number
  /** Of all that a process says about one widget. */
  readonly outputBytes: number
  /** Views that one widget may ask for. */
  readonly views: number
}

export const defaultDrawingLimits: DrawingLimits = {
  processes: 2,
  waiting: 100,
  startMs: 20_000,
  drawMs: 5_000,
  memoryBytes: 384 * 1024 * 1024,
  outputBytes: 4 * 1024 * 1024,
  views: 10,
}
