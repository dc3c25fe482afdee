// What browsers and Node both have and the language does not, as far as shared code uses it; and names of the DOM that
// contracts mention. Only shared packages are compiled with this: everywhere else these are the runtime's own.

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(
    init?: string | readonly (readonly [string, string])[] | Readonly<Record<string, string>> | URLSearchParams,
  )
  readonly size: number
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  sort(): void
  keys(): IterableIterator<string>
  entries(): IterableIterator<[string, string]>
  [Symbol.iterator](): IterableIterator<[string, string]>
}

declare class URL {
  constructor(address: string | URL, base?: string | URL)
  readonly origin: string
  readonly host: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly href: string
  readonly searchParams: URLSearchParams
  static canParse(address: string, base?: string): boolean
  static parse(address: string, base?: string): URL | null
}

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number }
}

declare class TextDecoder {
  decode(bytes?: Uint8Array): string
}

interface CustomEvent<Detail> {
  readonly detail: Detail
}

/** What fetch gives; in full where there is a DOM. */
interface Response {
  json(): Promise<unknown>
}

interface HTMLElement {
  readonly tagName: string
}

interface CustomElementConstructor {
  new (...given: never[]): HTMLElement
}
