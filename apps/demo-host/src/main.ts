/** `npm run demo:host`: see README.md. */
import { parseArgs } from 'node:util'
import { demoClientSecret } from '@bellwether/cdn'
import { createDemoHost } from './demo-host.ts'
import { isRunning, startPlatform } from './own-platform.ts'

const { values } = parseArgs({
  options: {
    platform: { type: 'string' },
    port: { type: 'string', default: '3100' },
    'token-seconds': { type: 'string', default: '180' },
  },
})

const platform = new URL(values.platform ?? 'http://localhost:3000').origin
const child = (await isRunning(platform))
  ? null
  : values.platform === undefined
    ? await startPlatform(platform)
    : stop(`Nothing answers at ${platform}/healthz. Start that platform first, or leave --platform out.`)

const secret = process.env.BELLWETHER_SECRET ?? demoClientSecret
const tokenSeconds = Number(values['token-seconds'])
const server = await createDemoHost({ platform, secret, tokenSeconds })
server.listen(Number(values.port), 'localhost', () => {
  console.log(`\n  The Estuary Gazette  http://localhost:${values.port}\n  with widgets of      ${platform}\n`)
})
server.on('error', error => stop(error.message))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    child?.kill(signal)
    server.closeAllConnections()
    server.close()
  })
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
