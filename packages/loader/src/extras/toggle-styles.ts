import type { FindBundle } from '../bundles.ts'
import type { Session } from '../session.ts'
import { onEvents } from './on-events.ts'

/** A stylesheet is disabled with the last placed component that uses it, and enabled with the next. */
export function toggleStyles({ config, loader, signal }: Session, find: FindBundle): void {
  if (config.css.includeComponentCss === false) return
  const users = new Map<string, Set<string>>()
  onEvents(loader, signal, ({ name, detail }) => {
    if (name !== 'bellwether:placed' && name !== 'bellwether:removed') return
    const file = find(detail.type, detail.version)?.stylesheet
    // One in the module goes with its element.
    if (!file || file.inlined) return
    const using = users.get(file.path) ?? new Set()
    users.set(file.path, using)
    using[name === 'bellwether:placed' ? 'add' : 'delete'](detail.container)
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[href$="/${file.path}"]`)) {
      link.disabled = using.size === 0
    }
  })
}
