import type { LoaderConfig } from '@bellwether/contract'
import type { TestCdn } from '@bellwether/testing'
import { loaderFolder, ranks } from './published.ts'

/** The policies of a strict host, as docs/embed-contract.md asks for them. */
export function strictHeaders(cdn: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'nonce-abc' 'strict-dynamic'",
      `connect-src ${cdn}`,
      `style-src ${cdn}`,
      // Its icon, which Firefox and WebKit ask for by themselves.
      "img-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types bellwether',
    ].join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'no-referrer',
  }
}

/** A page of somebody else's with ten containers. */
export function toHostPage(script: string, head: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><script nonce="abc">${script}</script>${head}<body>
${ranks.map((_, rank) => `<div id="c${rank}"><span>waiting</span></div>`).join('\n')}`
}

export function toOneTag(cdn: TestCdn, integrity: string): string {
  return `<script nonce="abc" crossorigin integrity="${integrity}" src="${cdn.origin}/${loaderFolder}/bellwether.js"></script>`
}

/** Binds widget-0 to c0 and so on, each in the given version. */
export function toConfig(count: number, version = '^1', more: LoaderConfig = {}): LoaderConfig {
  const types = ranks.slice(0, count)
  return {
    ...more,
    configuration: {
      namespace: 'acme.research',
      source: { type: 'none' },
      overrides: { components: Object.fromEntries(types.map(type => [type, { type, version }])) },
      ...more.configuration,
    },
    elementBindings: types.map((type, rank) => ({ morningstarComponentId: type, container: `c${rank}` })),
  }
}
