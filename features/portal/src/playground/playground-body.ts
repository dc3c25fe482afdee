/** Runs in the preview: receives one configuration from the parent page, loads it and reports what happens. */
const script = `
  const report = message => parent.postMessage({ bellwetherPreview: message }, '*')
  const observer = new ResizeObserver(() => report({ kind: 'height', height: document.documentElement.offsetHeight }))
  observer.observe(document.documentElement)

  async function run({ config, theme }) {
    document.documentElement.dataset.theme = theme
    for (const { container } of config.elementBindings ?? []) {
      const element = document.createElement('div')
      element.id = String(container)
      document.querySelector('main').append(element)
    }
    const isDemo = config.configuration?.namespace === 'demo' && !config.apiTokens
    const getToken = async () => (await (await fetch(origin + '/config-api/demo-token', { method: 'POST' })).json()).token
    const token = isDemo && { apiTokens: { apiGatewayToken: await getToken() }, api: { apiTokenExpiredCallback: getToken } }
    const startedAt = performance.now()
    for (const name of ['step', 'warning', 'resolved', 'placed', 'painted', 'failed', 'removed', 'ready']) {
      document.addEventListener('bellwether:' + name, ({ type, detail }) => {
        report({ kind: 'event', name: type, at: performance.now() - startedAt, detail })
      })
    }
    new PerformanceObserver(list => {
      for (const { name, startTime, responseEnd, transferSize } of list.getEntries()) {
        if (startTime < startedAt) continue
        report({ kind: 'request', url: name, from: startTime - startedAt, to: responseEnd - startedAt, bytes: transferSize })
      }
    }).observe({ type: 'resource' })
    try {
      await bellwether.load({ ...config, ...token, usageTracking: false })
    } catch ({ code = '', message = '', path = '' }) {
      report({ kind: 'refused', code, message, path })
    }
  }

  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.bellwetherRun) run(data.bellwetherRun)
  })
  report({ kind: 'ready' })
`

/** `origin` is the public origin: the preview's own is opaque. */
export function toPlaygroundBody(
  origin: string,
  loader: { readonly version: string; readonly integrity: string },
): string {
  return `<main></main>
<script src="${origin}/cdn/loader/${loader.version}/bellwether.js" integrity="${loader.integrity}" crossorigin></script>
<script type="module">const origin = ${JSON.stringify(origin)}${script}</script>`
}
