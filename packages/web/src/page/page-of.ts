import type { ComponentType } from 'react'

/** A kind of page with the view that it shows, for a record of pages by kind. */
export type PageOf<Pages extends Readonly<Record<string, ComponentType<never>>>> = {
  [Kind in keyof Pages]: {
    readonly kind: Kind
    readonly view: Pages[Kind] extends ComponentType<infer Props> ? ViewIn<Props> : never
  }
}[keyof Pages]

type ViewIn<Props> = Props extends { readonly view: infer View } ? View : never

/** Any page at all: what only passes pages on need not know their views. */
export interface AnyPage {
  readonly kind: string
  readonly view: unknown
}
