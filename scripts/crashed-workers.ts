/** By one of these V8 ends a process itself. */
const crash =
  /^Worker exited unexpectedly with signal (SIGABRT|SIGBUS|SIGILL|SIGSEGV|SIGTRAP) .*while running test files? (.+)$/

/** What of a test module is read here; Vitest's own `TestModule` fits. */
export type RunModule = { readonly moduleId: string; state(): string }

export interface Crashes<Module> {
  /** Files that a crash has cut off, or kept from being run at all. */
  readonly files: readonly string[]
  /** Modules of all other files. */
  readonly whole: readonly Module[]
  /** Errors that are no crash. */
  readonly others: readonly unknown[]
}

/**
 * V8 dies now and then in the embedded database's WebAssembly (nodejs/node#64500), and takes the worker's files with it: what
 * they would have shown is not known, so they are to be run again.
 */
export function findCrashes<Module extends RunModule>(
  errors: readonly unknown[],
  modules: readonly Module[],
): Crashes<Module> {
  const found = errors.map(error => crash.exec(messageOfCause(error)))
  const lost = found.flatMap(match => match?.[2]?.split(', ') ?? [])
  const done = new Set(modules.filter(module => isDone(module)).map(({ moduleId }) => moduleId))
  const files = lost.filter(file => !done.has(file))
  return {
    files,
    whole: modules.filter(({ moduleId }) => !files.includes(moduleId)),
    others: errors.filter((_, at) => found[at] === null),
  }
}

const isDone = (module: RunModule) => ['passed', 'failed', 'skipped'].includes(module.state())

function messageOfCause(error: unknown): string {
  const cause = error instanceof Object && 'cause' in error ? error.cause : null
  return cause instanceof Object && 'message' in cause ? String(cause.message) : ''
}
