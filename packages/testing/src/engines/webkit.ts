import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../find-program.ts'
import { findFreePort } from '../free-port.ts'
import { type Engine, type EngineTab, windowSize } from './engine.ts'
import { startProgram } from './program.ts'
import { webDriverKeys } from './webdriver-keys.ts'
import { call, startSession, type WebDriverSession } from './webdriver-session.ts'

/** WebKitGTK by its own driver, with the small browser that comes with it, on a display that nobody sees. */
export async function launchWebKit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'bellwether-webkit-'))
  const screen = `${windowSize.width}x${windowSize.height}x24`
  const display = startProgram(findProgram(['Xvfb'], 'xvfb'), [
    '-displayfd',
    '1',
    '-screen',
    '0',
    screen,
    '-nolisten',
    'tcp',
  ])
  // It may complain of a number that another display has just taken.
  const number = await display.firstLine(/^\d+$/)
  const port = await findFreePort()
  const driver = startProgram(findProgram(['WebKitWebDriver'], 'webkit2gtk-driver'), [`--port=${port}`], {
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address, driver.isRunning)
  let current: WebDriverSession | null = null
  async function endCurrent(): Promise<void> {
    const ending = current
    current = null
    await ending?.end()
  }
  async function start(): Promise<WebDriverSession> {
    await endCurrent()
    current = await startSession(address, {
      'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
    })
    return current
  }
  let unused: WebDriverSession | null = await start()
  return {
    name: 'webkit',
    version: unused.browserVersion,
    async newTab() {
      const session = unused ?? (await start())
      unused = null
      await session.post('window/rect', windowSize)
      return toTab(session, endCurrent)
    },
    async close() {
      await endCurrent()
      await driver.stop()
      await display.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function findBrowser(): string {
  const [found] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser').toSorted()
  if (found === undefined) throw new Error('No MiniBrowser of WebKitGTK; on Debian: apt-get install webkit2gtk-driver')
  return found
}

async function untilReady(address: string, isRunning: () => boolean): Promise<void> {
  for (;;) {
    try {
      return await call('GET', `${address}/status`)
    } catch (error) {
      if (!isRunning()) throw new Error('WebKitWebDriver did not start', { cause: error })
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

function toTab({ get, post }: WebDriverSession, close: () => Promise<void>): EngineTab {
  const run: EngineTab['run'] = async expression => {
    const script = `const done = arguments[0]
      Promise.resolve().then(() => (${expression})).then(value => done({ value }), error => done({ error: String(error) }))`
    const { value, error } = await post<{ value?: unknown; error?: string }>('execute/async', { script, args: [] })
    if (error !== undefined) throw new Error(error)
    return value
  }
  return {
    open: url => post('url', { url }),
    run,
    async clickAt(x, y) {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      await post('actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      })
    },
    async press(keys) {
      const values = keys.map(key => webDriverKeys[key] ?? key)
      const actions = values.flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    cookies: () => get('cookie'),
    screenshot: async () => Buffer.from(await get<string>('screenshot'), 'base64'),
    async lines() {
      return (await run('globalThis.keptLines ?? []')) as string[]
    },
    close,
  }
}
