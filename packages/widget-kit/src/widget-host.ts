import { createApiClient } from '@bellwether/api-client'
import type { WidgetBasics } from '@bellwether/catalogue/basics'
import type { WidgetContext, WidgetElement } from '@bellwether/contract'
import type { WidgetTools } from './widget-definition.ts'
import { dispatch } from './widget-event.ts'
import { findAttribute } from './widget-property.ts'
import { allSettingsOf, parseWidgetSettings, type WidgetSettings } from './widget-settings.ts'

/** From the loader's context; an attribute of the element takes precedence. */
export function readSettings<B extends WidgetBasics>(element: WidgetElement, basics: B): WidgetSettings<B> {
  const attributes = allSettingsOf(basics).flatMap(({ name }) => {
    const text = findAttribute(element, name)
    return text === null ? [] : [[name, text]]
  })
  const { bellwether } = element
  const given = { ...bellwether?.settings, ...Object.fromEntries(attributes) }
  return parseWidgetSettings(basics, given, element.getAttribute('blueprint') ?? bellwether?.blueprint)
}

export function createTools(element: WidgetElement): WidgetTools {
  const { bellwether } = element
  const api = bellwether?.api ?? element.getAttribute('api') ?? '/'
  const token = async () => (bellwether ? findToken(bellwether) : null)
  const client = createApiClient({
    root: api,
    token,
    fetch: (url, init) => takeAsked(bellwether, url) ?? fetch(url, init),
  })
  return { client, api, token, dispatch: (name, detail) => dispatch(element, name, detail) }
}

/** What the loader has asked for ahead, once. */
function takeAsked(context: WidgetContext | undefined, url: unknown): Promise<Response> | undefined {
  const asked = context?.asked ?? {}
  const answer = asked[String(url)]
  delete asked[String(url)]
  return answer
}

/** A host without tokens gets public data; one whose token has expired gets the error. */
async function findToken(context: WidgetContext): Promise<string | null> {
  try {
    return await context.token()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'LOADER_TOKEN_MISSING') return null
    throw error
  }
}
