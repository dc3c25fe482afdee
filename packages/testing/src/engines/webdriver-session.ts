/** Calls of one WebDriver session, as the W3C recommendation has them. */
export interface WebDriverSession {
  readonly browserVersion: string
  get<T>(command: string): Promise<T>
  post<T>(command: string, body: object): Promise<T>
  end(): Promise<void>
}

interface NewSession {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

export async function startSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const started = await call<NewSession>('POST', `${driver}/session`, body)
  const session = `${driver}/session/${started.sessionId}`
  return {
    browserVersion: started.capabilities.browserVersion,
    get: command => call('GET', `${session}/${command}`),
    post: (command, body) => call('POST', `${session}/${command}`, body),
    end: () => call('DELETE', session),
  }
}

export async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`)
  return value
}
