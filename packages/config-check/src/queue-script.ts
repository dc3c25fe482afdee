import type { FirstData } from './planned-request.ts'

/** Stands in for the loader until its script is there, and keeps what is asked of it. */
export const queueScript =
  'window.bellwether ??= { queue: [], load: config => new Promise((...settle) => bellwether.queue.push([config, ...settle])) }'

/**
 * Laid over it. The first call, if it is the one that was foreseen and its token is there, asks for the data at once; the loader then
 * takes the answer. With a source for tokens and no token it is left to the loader.
 */
const ahead = `((url, given) => {
  const { queue, load } = bellwether
  if (!queue) return
  bellwether.load = config => {
    bellwether.load = load
    const token = config?.apiTokens?.apiGatewayToken
    const isForeseen = JSON.stringify([config?.configuration, config?.elementBindings]) === JSON.stringify(given)
    if (isForeseen && (token || !config?.api)) {
      let answer = fetch(url, { headers: token ? { authorization: 'Bearer ' + String(token).replace(/^Bearer /i, '') } : {} })
      answer.catch(() => {})
      bellwether.takeAnswer = asked => {
        if (asked !== url) return
        const taken = answer
        answer = undefined
        return taken
      }
    }
    return load(config)
  }
})`

export function toQueueScript(firstData: FirstData | null): string {
  if (!firstData) return queueScript
  // As it stands in the page's own call, so that both compress to one. Inside a script element, </script> would end it.
  const given = `${JSON.stringify(firstData.url)}, ${firstData.given}`.replaceAll('<', '\\u003c')
  return `${queueScript}\n;${ahead}(${given})`
}
