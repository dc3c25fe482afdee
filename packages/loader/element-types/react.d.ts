import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { AttributesByTag, ElementsByTag, EventListeners } from './elements.d.ts'

type Tags = {
  [Tag in keyof AttributesByTag]: AttributesByTag[Tag] &
    EventListeners &
    Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, ElementsByTag[Tag]>, keyof AttributesByTag[Tag]>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
