import type { HTMLAttributes } from 'svelte/elements'
import type { AttributesByTag, ElementsByTag, EventListeners } from './elements.d.ts'

type Tags = {
  [Tag in keyof AttributesByTag]: AttributesByTag[Tag] &
    EventListeners &
    Omit<HTMLAttributes<ElementsByTag[Tag]>, keyof AttributesByTag[Tag]>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
