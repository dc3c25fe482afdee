import { expect, it } from 'vitest'
import { toHeadScript } from './head-script.ts'
import { toHeadSnippet } from './head-snippet.ts'
import type { RequestPlan } from './planned-request.ts'

const plan: RequestPlan = {
  loader: { url: 'https://cdn.example/loader.js', kind: 'script', integrity: 'sha384-l', crossorigin: true },
  requests: [
    { url: 'https://cdn.example/a.js?b&c="<', kind: 'module', integrity: 'sha384-a', crossorigin: true },
    { url: 'https://cdn.example/a.css', kind: 'style', integrity: 'sha384-s', crossorigin: true },
    { url: '/own.css', kind: 'style', crossorigin: false },
    { url: 'https://cdn.example/i.svg', kind: 'fetch', integrity: 'sha384-i', crossorigin: true },
  ],
  ahead: null,
  origins: ['https://cdn.example'],
  reservedHeight: '#price:empty{--bw-height:10em}',
  validSeconds: null,
  notes: [],
}

it('[LD-STEP-18, LD-STEP-24, LD-STEP-26] writes connections, the loader first and async, and hints with hashes where browsers take them', () => {
  expect(toHeadSnippet(plan)).toBe(`<link rel="preconnect" href="https://cdn.example" crossorigin>
<template>
<script async fetchpriority="high" src="https://cdn.example/loader.js" integrity="sha384-l" crossorigin></script>
<link rel="modulepreload" href="https://cdn.example/a.js?b&amp;c=&quot;&lt;" crossorigin integrity="sha384-a">
<link rel="preload" as="style" href="https://cdn.example/a.css" crossorigin integrity="sha384-s">
<link rel="preload" as="style" href="/own.css">
<link rel="preload" as="fetch" href="https://cdn.example/i.svg" crossorigin>
</template>
<script>${toHeadScript(null)}</script>
<style>
#price:empty{--bw-height:10em}
</style>
`)
})

it('gives every script the nonce of the page, and leaves the module to the page itself', () => {
  const module = {
    ...plan,
    requests: [],
    origins: [],
    reservedHeight: '',
    loader: { ...plan.loader, kind: 'module' as const },
  }
  expect(toHeadSnippet(module, { nonce: '{{nonce}}' })).toBe(
    '<link rel="modulepreload" href="https://cdn.example/loader.js" crossorigin nonce="{{nonce}}" integrity="sha384-l">\n',
  )
})
