import type { SnippetView } from '@bellwether/contract'
import { toScriptText } from '../layout/script-text.ts'
import { exampleNamespace, type SnippetSubject, toLoaderConfig } from './snippet-subject.ts'

/** The widget as a framework component, loaded when it mounts and destroyed when it unmounts. */
export function toFrameworkSnippets(subject: SnippetSubject): readonly SnippetView[] {
  const snippets: readonly SnippetView[] = [
    {
      id: 'react',
      title: 'React',
      words: 'React 18 or 19. Loads on mount and cleans up on unmount.',
      code: toReact(subject),
    },
    { id: 'vue', title: 'Vue', words: 'A Vue 3 single-file component.', code: toVue(subject) },
    { id: 'svelte', title: 'Svelte', words: 'A Svelte 5 component.', code: toSvelte(subject) },
    {
      id: 'angular',
      title: 'Angular',
      words: 'A standalone component that works without zone.js.',
      code: toAngular(subject),
    },
  ]
  return snippets.map(snippet => ({ ...snippet, folded: true }))
}

function toReact(subject: SnippetSubject): string {
  const { type, version, settings } = subject
  const props = `type="${type}" version="^${version}"`
  // Not inline: import scanners would treat it as an import of this file.
  const react = '@bellwether/react'
  return `${toImport(subject)}
import { Bellwether, Widget } from '${react}'

// Shared components go here; a widget with its own settings needs none.
const config = { configuration: { namespace: '${exampleNamespace}', source: { type: 'none' }, overrides: { components: {} } } }

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
// For TypeScript, add this line to a .d.ts file: declare module 'https://*'
${toImport(subject)}

@Component({ selector: 'app-${type}', template: '<div id="${type}"></div>' })
export class ${toClassName(type)} {
  constructor() {
    const destroyRef = inject(DestroyRef)
    afterNextRender(() => {
      const loading = load(${toScriptText(toLoaderConfig(subject), '      ')})
      destroyRef.onDestroy(() => loading.destroy())
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
