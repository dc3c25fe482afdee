import { toScriptJson } from '@bellwether/domain'
import { type ComponentType, createContext, createElement, type ReactElement, useContext, useId } from 'react'

/** Draws an element as a root of its own, as `renderToString` does. */
export type DrawRoot = (element: ReactElement, options: { readonly identifierPrefix: string }) => string

/** Present while a server draws a page. Inside an island, in a browser and in a widget there is none: islands do not nest. */
export const IslandServer = createContext<DrawRoot | null>(null)

interface IslandProps<Props extends object> {
  /** In the page's registry. */
  readonly name: string
  readonly component: ComponentType<Props>
  /** Written into the page as JSON: nothing that JSON cannot hold, and nothing that the reader may not see. */
  readonly props: Props
  /** When React takes over: once it is seen, or not before somebody reaches for it. */
  readonly when?: 'seen' | 'used'
}

/**
 * A part of a page that its script makes interactive in place (decision 001). The server draws it as a root of its own, so that the browser, which starts
 * at the island too, gives its elements the same ids.
 */
export function Island<Props extends object>({ name, component, props, when = 'seen' }: IslandProps<Props>) {
  const draw = useContext(IslandServer)
  const identifierPrefix = useId()
  const content = createElement(component, props)
  if (!draw) return content
  return (
    <bw-island
      name={name}
      data-when={when === 'seen' ? undefined : when}
      data-prefix={identifierPrefix}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React, which has escaped every text, and JSON with "<" escaped
      dangerouslySetInnerHTML={{ __html: draw(content, { identifierPrefix }) + writeProps(props) }}
    />
  )
}

/** Behind what is drawn, where JSON keeps its quotation marks: in an attribute each would take six characters. */
function writeProps(props: object): string {
  return `<script type="application/json">${toScriptJson(props)}</script>`
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'bw-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        readonly name: string
        readonly 'data-when': string | undefined
        readonly 'data-prefix': string
      }
    }
  }
}
