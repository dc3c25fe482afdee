import { build } from 'rolldown'

const entry = 'strict-mode-page'
const source = `
import { createElement, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

globalThis.effects = []
function Widget({ config }) {
  useEffect(() => {
    effects.push('begin')
    const loading = bellwether.load(config)
    return () => {
      effects.push('end')
      loading.destroy()
    }
  }, [config])
  return createElement('div', { id: 'c0' })
}
globalThis.mount = config => {
  const root = createRoot(document.getElementById('app'))
  root.render(createElement(StrictMode, null, createElement(Widget, { config })))
  return root
}`

/** A script for a page with React of development, whose StrictMode runs every effect twice: \`mount(config)\` gives the root. */
export async function buildStrictModePage(): Promise<string> {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    write: false,
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    output: { format: 'iife' },
    plugins: [
      {
        name: entry,
        resolveId: id => (id === entry ? `${import.meta.dirname}/${entry}.js` : null),
        load: id => (id.endsWith(`${entry}.js`) ? source : null),
      },
    ],
  })
  return output[0].code
}
