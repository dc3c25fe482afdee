import { requestFailed } from './errors.ts'
import { wait } from './once.ts'
import type { Session } from './session.ts'
import { takeAnswer } from './take-answer.ts'

const retries = 1
/** Before a retry a random part of it. */
const pauseMs = 500

/**
 * Asks the hosts in turn until one answers, at most three times. An answer of 4xx is final where there is no other host.
 * An error names the address, never what was sent to it.
 */
export async function request<T>(
  { signal, config }: Session,
  hosts: readonly string[],
  path: string,
  init: RequestInit,
  read: (response: Response, url: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const url = hosts[attempt % hosts.length] + path
    let status = 0
    try {
      // Into `init`, which is held until the answer is read: WebKit forgets a signal of two that nobody holds, and the limit with it.
      const response = await (takeAnswer(url) ??
        fetch(
          url,
          Object.assign(init, { signal: AbortSignal.any([signal, AbortSignal.timeout(config.delivery.timeoutMs)]) }),
        ))
      status = response.status
      if (!response.ok) throw status
      return await read(response, url)
    } catch (cause) {
      const isFinal = status && status < 500 && !hosts[1]
      if (signal.aborted || attempt > retries || isFinal) throw requestFailed(url, cause)
    }
    await wait(Math.random() * pauseMs)
  }
}

export function requestJson<T>(
  session: Session,
  hosts: readonly string[],
  path: string,
  headers: HeadersInit = {},
): Promise<T> {
  return request(session, hosts, path, { headers }, response => response.json())
}
