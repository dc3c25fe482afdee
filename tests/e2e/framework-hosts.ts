import { type AppFiles, bundleApp } from './bundle-app.ts'

/**
 * The same page in each framework. A price by attribute, anew for each security; news by properties, the same element for
 * all of them. What is heard of the news stands below.
 */
export interface FrameworkHost {
  readonly name: string
  readonly bundle: () => Promise<string>
}

/** `api` is the root of the API, with a slash at its end. */
export function frameworkHosts(api: string): readonly FrameworkHost[] {
  const host = (name: string, files: AppFiles, alias?: Readonly<Record<string, string>>) => ({
    name,
    bundle: () => bundleApp(files, alias),
  })
  return [
    host('React 19', { entry: reactStart, 'host.tsx': toReact(api, 'onbw-widget-drawn={hear}') }),
    host(
      'React 18',
      // Before 19 a handler of an event that is not React's is nobody's.
      { entry: reactStart, 'host.tsx': toReact(api, 'ref={listen}') },
      { react: 'react-18', 'react-dom': 'react-dom-18' },
    ),
    host('Vue', { entry: vueStart, 'host.vue': toVue(api) }),
    host('Svelte', { entry: svelteStart, 'host.svelte': toSvelte(api) }),
    host('Angular', { entry: angularStart, 'host.ts': toAngular(api) }),
  ]
}

const reactStart = `
import { createRoot } from 'react-dom/client'
import { Host } from './host.tsx'
createRoot(document.getElementById('app')).render(<Host />)`

const toReact = (api: string, hearing: string) => `
import { useCallback, useState } from 'react'
export function Host() {
  const [code, setCode] = useState('LSE:HVL')
  const [limit, setLimit] = useState(2)
  const [isShown, setShown] = useState(true)
  const [heard, setHeard] = useState('')
  const hear = ({ detail }) => setHeard(detail.widget + ' ' + detail.marketCode)
  const listen = useCallback(news => news?.addEventListener('bw-widget-drawn', hear), [])
  return (
    <main>
      <button onClick={() => setLimit(3)}>More</button>
      <button onClick={() => setCode('LSE:BW.')}>Other</button>
      <button onClick={() => setShown(!isShown)}>Toggle</button>
      {isShown && <bw-quote-header key={code} api="${api}" market-code={code} />}
      {isShown && <bw-news-list api="${api}" marketCode={code} limit={limit} heading="Latest" ${hearing} />}
      <output>{heard}</output>
    </main>
  )
}`

const vueStart = `
import { createApp } from 'vue'
import Host from './host.vue'
createApp(Host).mount('#app')`

const toVue = (api: string) => `
<script setup>
import { ref } from 'vue'
const code = ref('LSE:HVL')
const limit = ref(2)
const isShown = ref(true)
const heard = ref('')
const hear = ({ detail }) => { heard.value = detail.widget + ' ' + detail.marketCode }
</script>
<template>
  <main>
    <button @click="limit = 3">More</button>
    <button @click="code = 'LSE:BW.'">Other</button>
    <button @click="isShown = !isShown">Toggle</button>
    <template v-if="isShown">
      <bw-quote-header :key="code" api="${api}" :market-code="code" />
      <bw-news-list api="${api}" :marketCode="code" :limit.prop="limit" heading="Latest" @bw-widget-drawn="hear" />
    </template>
    <output>{{ heard }}</output>
  </main>
</template>`

const svelteStart = `
import { mount } from 'svelte'
import Host from './host.svelte'
mount(Host, { target: document.getElementById('app') })`

const toSvelte = (api: string) => `
<script>
  let code = $state('LSE:HVL')
  let limit = $state(2)
  let isShown = $state(true)
  let heard = $state('')
  const hear = ({ detail }) => { heard = detail.widget + ' ' + detail.marketCode }
</script>
<main>
  <button onclick={() => { limit = 3 }}>More</button>
  <button onclick={() => { code = 'LSE:BW.' }}>Other</button>
  <button onclick={() => { isShown = !isShown }}>Toggle</button>
  {#if isShown}
    {#key code}<bw-quote-header api="${api}" market-code={code}></bw-quote-header>{/key}
    <bw-news-list api="${api}" marketCode={code} {limit} heading="Latest" onbw-widget-drawn={hear}></bw-news-list>
  {/if}
  <output>{heard}</output>
</main>`

const angularStart = `
import '@angular/compiler'
import { bootstrapApplication } from '@angular/platform-browser'
import { Host } from './host.ts'
bootstrapApplication(Host)`

const toAngular = (api: string) => `
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
@Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <main>
      <button (click)="limit.set(3)">More</button>
      <button (click)="code.set('LSE:BW.')">Other</button>
      <button (click)="isShown.set(!isShown())">Toggle</button>
      @if (isShown()) {
        @for (one of [code()]; track one) { <bw-quote-header api="${api}" [attr.market-code]="one" /> }
        <bw-news-list api="${api}" [marketCode]="code()" [limit]="limit()" heading="Latest" (bw-widget-drawn)="hear($event)" />
      }
      <output>{{ heard() }}</output>
    </main>\`,
})
export class Host {
  code = signal('LSE:HVL')
  limit = signal(2)
  isShown = signal(true)
  heard = signal('')
  hear({ detail }) { this.heard.set(detail.widget + ' ' + detail.marketCode) }
}`
