import type { SiteBuild } from '@bellwether/web'

export const siteBuild: SiteBuild = {
  root: new URL('../', import.meta.url),
  serverEntry: 'src/entry-server.tsx',
  clientEntry: 'src/client/main.ts',
}
