import type { LoaderEvent } from '@bellwether/contract'
import { onEvents } from '../extras/on-events.ts'
import type { Session } from '../session.ts'

const style = `:host { all: initial; position: fixed; inset: auto 8px 8px auto; z-index: 2147483647; max-width: min(480px, 90vw);
  font: 12px/1.5 ui-monospace, monospace; color: #1d2733; background: #fff; border: 1px solid #5b6b7c; border-radius: 6px }
summary { padding: 4px 8px; cursor: pointer } ol { margin: 0; padding: 0 8px 8px 32px; max-height: 50vh; overflow: auto }`

/** A readable log on the console, and a panel with steps, requests, versions, failures, each with its time. */
export function start(session: Session): void {
  const { loader, signal } = session
  const started = performance.now()
  const list = createPanel(loader, signal)
  const write = (at: number, text: string) => {
    const line = `${Math.round(at - started)} ms  ${text}`
    console.debug(`bellwether ${loader}: ${line}`)
    const item = document.createElement('li')
    item.textContent = line
    list.append(item)
  }
  onEvents(loader, signal, event => write(performance.now(), toLine(event)))
  const requests = new PerformanceObserver(entries => {
    for (const entry of entries.getEntries() as PerformanceResourceTiming[]) {
      if (isOurs(entry.name, session)) write(entry.startTime, toRequestLine(entry))
    }
  })
  requests.observe({ type: 'resource', buffered: true })
  signal.addEventListener('abort', () => requests.disconnect())
}

function createPanel(loader: number, signal: AbortSignal): HTMLElement {
  const panel = document.createElement('div')
  const root = panel.attachShadow({ mode: 'open' })
  // Not a style element: a strict page would refuse it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = `Bellwether ${loader}`
  const list = document.createElement('ol')
  details.append(summary, list)
  root.append(details)
  document.body.append(panel)
  signal.addEventListener('abort', () => panel.remove())
  return list
}

function isOurs(url: string, { cdns, config }: Session): boolean {
  const { configApi, api } = config.delivery
  return [...cdns, configApi, api].some(root => typeof root === 'string' && url.startsWith(root))
}

function toRequestLine({ name, duration, transferSize, responseStatus }: PerformanceResourceTiming): string {
  // WebKit gives none.
  const status = responseStatus === undefined ? 'asked' : responseStatus || 'no answer'
  return `${status} ${name} in ${Math.round(duration)} ms, ${transferSize} bytes`
}

export function toLine(event: LoaderEvent): string {
  const { name, detail } = event
  switch (name) {
    case 'bellwether:step':
      return `step ${detail.step} done: ${detail.name}`
    case 'bellwether:warning':
      return `warning: ${detail.message}`
    case 'bellwether:resolved':
      return `${detail.type} ${detail.range} is ${detail.version}`
    case 'bellwether:failed':
      return `${detail.type ? `${detail.type} in ${detail.container}` : 'load()'} failed: ${detail.code}`
    case 'bellwether:ready':
      return 'ready'
    default:
      return `${detail.type} ${detail.version} in ${detail.container} ${name.split(':')[1]}`
  }
}
