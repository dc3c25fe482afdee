declare global {
  var keptLines: string[] | undefined
}

/**
 * Makes `EngineTab.lines` complete: called in a page, as text, before all other scripts. Of an error on the console Firefox's driver
 * says only that it is one, and WebKit's says nothing of anything.
 */
export function keepConsole(): void {
  const lines: string[] = []
  globalThis.keptLines = lines
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const say = console[method]
    console[method] = (...values) => {
      const text = values.map(value => (value instanceof Error ? `${value}\n${value.stack}` : String(value))).join(' ')
      lines.push(`${method === 'warn' ? 'warning' : method}: ${text}`)
      say.call(console, text)
    }
  }
  const keepUncaught = (reason: unknown) => {
    lines.push(`uncaught: ${reason instanceof Error ? reason.message : reason}`)
  }
  addEventListener('error', event => keepUncaught(event.error ?? event.message))
  addEventListener('unhandledrejection', event => keepUncaught(event.reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    lines.push(`error: The security policy (${violatedDirective}) refused ${blockedURI}`),
  )
}
