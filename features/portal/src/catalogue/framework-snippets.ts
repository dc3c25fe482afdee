import type { SnippetView } from '@bellwether/contract'
import { toScriptText } from '../layout/script-text.ts'
import { type SnippetSubject, toLoaderConfig } from './snippet-subject.ts'

/** The widget as a component of somebody's application: there when it is mounted, gone when it is not. */
export function toFrameworkSnippets(subject: SnippetSubject): readonly SnippetView[] {
  const snippets: readonly SnippetView[] = [
    {
      id: 'react',
      title: 'React',
      words: 'React 18 or 19: there when it is mounted, gone when it is not.',
      code: toReact(subject),
    },
    { id: 'vue', title: 'Vue', words: 'A component of Vue 3, in a file of its own.', code: toVue(subject) },
    { id: 'svelte', title: 'Svelte', words: 'A component of Svelte 5, in a file of its own.', code: toSvelte(subject) },
    {
      id: 'angular',
      title: 'Angular',
      words: 'A standalone component, which needs no zones.',
      code: toAngular(subject),
    },
  ]
  return snippets.map(snippet => ({ ...snippet, folded: true }))
}

function toReact(subject: SnippetSubject): string {
  const { type, version, settings } = subject
  const props = `type="${type}" version="^${version}"`
  // Not as one text: tools that look for imports would take it for one of this file.
  const react = '@bellwether/react'
  return `${toImport(subject)}
import { Bellwether, Widget } from '${react}'

// Components that are kept in a configuration stand here; a widget with settings of its own needs none.
const config = { configuration: { overrides: { components: {} } } }

export function ${toClassName(type)}() {
  return (
    <Bellwether load={load} config={config}>
      <Widget ${props} settings={${toScriptText(settings, '      ')}} />
    </Bellwether>
  )
}`
}

function toVue(subject: SnippetSubject): string {
  return `<script setup>
import { onMounted, onUnmounted } from 'vue'
${toImport(subject)}

let loading
onMounted(() => {
  loading = load(${toScriptText(toLoaderConfig(subject), '  ')})
})
onUnmounted(() => loading.destroy())
</script>

<template>
  <div id="${subject.type}"></div>
</template>`
}

function toSvelte(subject: SnippetSubject): string {
  return `<script>
  import { onMount } from 'svelte'
  ${toImport(subject)}

  onMount(() => {
    const loading = load(${toScriptText(toLoaderConfig(subject), '    ')})
    return () => loading.destroy()
  })
</script>

<div id="${subject.type}"></div>`
}

function toAngular(subject: SnippetSubject): string {
  const { type } = subject
  return `import { afterNextRender, Component, DestroyRef, inject } from '@angular/core'
// TypeScript knows it by one line in a .d.ts file: declare module 'https://*'
${toImport(subject)}

@Component({ selector: 'app-${type}', template: '<div id="${type}"></div>' })
export class ${toClassName(type)} {
  constructor() {
    const leaving = inject(DestroyRef)
    afterNextRender(() => {
      const loading = load(${toScriptText(toLoaderConfig(subject), '      ')})
      leaving.onDestroy(() => loading.destroy())
    })
  }
}`
}

function toImport({ origin, loader }: SnippetSubject): string {
  return `import { load } from '${origin}/cdn/loader/${loader.version}/bellwether.mjs'`
}

function toClassName(type: string): string {
  return type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
