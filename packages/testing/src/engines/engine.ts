export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A browser of the system with nothing but what all three engines offer. */
export interface Engine {
  readonly name: EngineName
  /** As the browser gives it. */
  readonly version: string
  /** With cookies and storage of its own. WebKit has one at a time: a new one ends the last. */
  newTab(): Promise<EngineTab>
  close(): Promise<void>
}

/** Keys that write nothing, by the names of KeyboardEvent. */
export type NamedKey = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Backspace'

export interface EngineCookie {
  readonly name: string
  readonly value: string
  readonly secure: boolean
  readonly httpOnly: boolean
}

export interface EngineTab {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>
  /** The value of a JavaScript expression, awaited; what JSON can hold. */
  run(expression: string): Promise<unknown>
  /** Presses the mouse there, in CSS pixels of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** One key after the other: characters, or named keys. */
  press(keys: readonly (NamedKey | string)[]): Promise<void>
  /** Of the page that is open. */
  cookies(): Promise<readonly EngineCookie[]>
  /** PNG of the window. */
  screenshot(): Promise<Uint8Array>
  /**
   * What the console said so far, such as `warning: text`, and uncaught exceptions as `uncaught: text`. In WebKit it is only
   * what the page that is open has kept by `keepConsole`.
   */
  lines(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Of every window, as near as the engine comes to it. */
export const windowSize = { width: 1320, height: 900 }
