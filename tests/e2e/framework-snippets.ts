import { bundleApp } from './bundle-app.ts'

/** All snippets of a framework as one application, which `leave()` of the page takes away. */
export interface SnippetApp {
  /** Of the snippet on the reference pages. */
  readonly id: string
  readonly bundle: (snippets: readonly string[]) => Promise<string>
  /** Some widgets stand for all where the component is the same but for its configuration, which other snippets prove. */
  readonly only?: readonly string[]
}

const some = ['watchlist', 'top-holdings']

export const frameworkSnippets: readonly SnippetApp[] = [
  {
    id: 'react',
    bundle: toApp(
      'jsx',
      `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
const reactRoot = createRoot(root)
reactRoot.render(<StrictMode>{components.map(Widget => <Widget key={Widget.name} />)}</StrictMode>)
window.leave = () => reactRoot.unmount()`,
    ),
  },
  {
    id: 'vue',
    only: some,
    bundle: toApp(
      'vue',
      `import { createApp, h } from 'vue'
const app = createApp({ render: () => components.map(component => h(component)) })
app.mount(root)
window.leave = () => app.unmount()`,
    ),
  },
  {
    id: 'svelte',
    only: some,
    bundle: toApp(
      'svelte',
      `import { mount, unmount } from 'svelte'
const mounted = components.map(component => mount(component, { target: root }))
window.leave = () => mounted.map(one => unmount(one))`,
    ),
  },
  {
    id: 'angular',
    only: some,
    bundle: toApp(
      'ts',
      `import { createApplication } from '@angular/platform-browser'
const app = await createApplication()
for (const component of components) app.bootstrap(component, root.appendChild(document.createElement('div')))
window.leave = () => app.destroy()`,
      `import '@angular/compiler'`,
    ),
  },
]

function toApp(ending: string, start: string, first = ''): SnippetApp['bundle'] {
  return snippets => {
    const files = Object.fromEntries(snippets.map((code, index) => [`snippet-${index}.${ending}`, code]))
    const imports = snippets.map((_, index) => `import * as s${index} from './snippet-${index}.${ending}'`)
    const all = snippets.map((_, index) => `...Object.values(s${index})`)
    const entry = `${first}
${imports.join('\n')}
const components = [${all.join(', ')}]
const root = document.getElementById('root')
${start}`
    return bundleApp({ entry, ...files })
  }
}
