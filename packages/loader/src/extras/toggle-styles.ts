import type { FindBundle } from '../bundles.ts'
import type { Working } from '../session.ts'
import { onEvents } from './on-events.ts'

/** A stylesheet is disabled with the last placed component that uses it, and enabled with the next. */
export function toggleStyles({ config, loader, signal, loadStyle }: Working, find: FindBundle): void {
  if (config.css.includeComponentCss === false) return
  const users = new Map<string, Set<string>>()
  onEvents(loader, signal, ({ name, detail }) => {
    if (name !== 'bellwether:placed' && name !== 'bellwether:removed') return
    const file = find(detail.type, detail.version)?.stylesheet
    if (!file) return
    const using = users.get(file.path) ?? new Set()
    users.set(file.path, using)
    using[name === 'bellwether:placed' ? 'add' : 'delete'](detail.container)
    // It is loaded already, and once.
    loadStyle(file).then(link => {
      link.disabled = using.size === 0
    })
  })
}
