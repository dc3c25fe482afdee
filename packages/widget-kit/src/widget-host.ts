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
  const asked = bellwether?.asked ?? {}
  // What the loader has asked for ahead is used once.
  const ask = (url: string, init?: RequestInit) => {
    const answer = asked[url] ?? fetch(url, init)
    delete asked[url]
    return answer
  }
  const client = createApiClient({ root: api, token, fetch: ask as typeof fetch })
  return {
    client,
    api,
    token,
    hasLoader: bellwether !== undefined,
    dispatch: (name, detail) => dispatch(element, name, detail),
  }
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
