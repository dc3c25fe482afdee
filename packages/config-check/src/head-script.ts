import type { AskedAhead } from './planned-request.ts'
import { queueScript } from './queue-script.ts'

/**
 * Browsers neither run nor follow what stands in a template. With it from the beginning the page's first paint would be late,
 * and nothing would come sooner: no request can leave before the connection is open, which takes longer than that paint, or
 * than the time after which it is no longer waited for, as in a background tab or behind a slow stylesheet. One step later
 * than what is asked for with the token, which leaves first, and one by one: of several at once, scripts would begin last.
 */
const afterPaint = `const { content } = document.currentScript.previousElementSibling
  const painted = new Promise(resolve => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 100)
  })
  painted.then().then(() => { for (const element of [...content.children]) document.head.append(element) })`

/**
 * The first call, if it is the one that was foreseen and its token is there, asks for configuration and data without waiting
 * for the loader, which then takes the answers. With a source for tokens and no token it is left to the loader, and so is what
 * was refused: the token may have run out.
 */
const askAhead = `const { queue, load } = bellwether
  if (queue) bellwether.load = config => {
    bellwether.load = load
    const token = config?.apiTokens?.apiGatewayToken
    const isForeseen = JSON.stringify([config?.configuration, config?.elementBindings]) === JSON.stringify(given)
    if (isForeseen && (token || !config?.api)) {
      const headers = token ? { authorization: 'Bearer ' + String(token).replace(/^Bearer /i, '') } : {}
      const answers = {}
      const ask = async (url, signal) => {
        await painted
        const answer = await fetch(url, { headers, signal })
        if (answer.ok) return answer
        throw answer.status
      }
      const { configuration: own, timeoutMs = 10000 } = config.delivery ?? {}
      if (token && configuration && !own) answers[configuration] = ask(configuration, AbortSignal.timeout(timeoutMs))
      if (firstData) answers[firstData] = ask(firstData)
      for (const answer of Object.values(answers)) answer.catch(() => {})
      bellwether.takeAnswer = url => {
        const answer = answers[url]
        delete answers[url]
        return answer
      }
    }
    return load(config)
  }`

/** Keeps calls until the loader is there. What stands in the template before this script begins after the page's first paint. */
export function toHeadScript(ahead: AskedAhead | null): string {
  const lines = ahead === null ? [] : [toForeseen(ahead), askAhead]
  return `${queueScript}\n{\n  ${[afterPaint, ...lines].join('\n  ')}\n}`
}

/** `given` as it stands in the page's own call, so that both compress to one. Inside a script element, </script> would end it. */
function toForeseen({ configuration, firstData, given }: AskedAhead): string {
  const urls = `configuration = ${JSON.stringify(configuration)}, firstData = ${JSON.stringify(firstData)}`
  return `const ${urls}, given = ${given}`.replaceAll('<', '\\u003c')
}
