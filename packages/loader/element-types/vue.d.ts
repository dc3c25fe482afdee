import type { DefineComponent } from 'vue'
import type { AttributesByTag } from './elements.d.ts'

type Tags = { [Tag in keyof AttributesByTag]: DefineComponent<AttributesByTag[Tag]> }

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
