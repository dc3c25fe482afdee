/** Runs inside the frame: takes one configuration from the page around it, loads it, and tells what happens and when. */
const script = `
  const tell = message => parent.postMessage({ bellwetherFrame: message }, '*')
  const show = new ResizeObserver(() => tell({ kind: 'height', height: document.documentElement.offsetHeight }))
  show.observe(document.documentElement)

  async function run({ config, theme }) {
    document.documentElement.dataset.theme = theme
    for (const { container } of config.elementBindings ?? []) {
      const place = document.createElement('div')
      place.id = String(container)
      document.querySelector('main').append(place)
    }
    const isDemo = config.configuration?.namespace === 'demo' && !config.apiTokens
    const getToken = async () => (await (await fetch(origin + '/config-api/demo-token', { method: 'POST' })).json()).token
    const token = isDemo && { apiTokens: { apiGatewayToken: await getToken() }, api: { apiTokenExpiredCallback: getToken } }
    const began = performance.now()
    for (const name of ['step', 'warning', 'resolved', 'placed', 'painted', 'failed', 'removed', 'ready']) {
      document.addEventListener('bellwether:' + name, ({ type, detail }) => {
        tell({ kind: 'event', name: type, at: performance.now() - began, detail })
      })
    }
    new PerformanceObserver(list => {
      for (const { name, startTime, responseEnd, transferSize } of list.getEntries()) {
        if (startTime < began) continue
        tell({ kind: 'request', url: name, from: startTime - began, to: responseEnd - began, bytes: transferSize })
      }
    }).observe({ type: 'resource' })
    try {
      await bellwether.load({ ...config, ...token, usageTracking: false })
    } catch ({ code = '', message = '', path = '' }) {
      tell({ kind: 'refused', code, message, path })
    }
  }

  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.bellwetherRun) run(data.bellwetherRun)
  })
  tell({ kind: 'ready' })
`

/** `origin` is where the public finds us: the frame itself has none. */
export function toPlaygroundBody(
  origin: string,
  loader: { readonly version: string; readonly integrity: string },
): string {
  return `<main></main>
<script src="${origin}/cdn/loader/${loader.version}/bellwether.js" integrity="${loader.integrity}" crossorigin></script>
<script type="module">const origin = ${JSON.stringify(origin)}${script}</script>`
}
