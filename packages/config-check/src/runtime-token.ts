import { isDictionary } from '@bellwether/loader/rules'

/** A JWT that nobody signed and that says nothing but that it never ends: `{"exp":9e9}`. */
const placeholder = 'e30.eyJleHAiOjllOX0.e30'

/**
 * A configuration as the page will have it: a token belongs in no file, so one that is missing is taken to come at run
 * time.
 */
export function withRuntimeToken(input: unknown): unknown {
  if (!isDictionary(input)) return input
  const { apiTokens } = input
  if (apiTokens !== undefined && !isDictionary(apiTokens)) return input
  return { ...input, apiTokens: { apiGatewayToken: placeholder, ...apiTokens } }
}

export function hasToken(input: unknown): boolean {
  return isDictionary(input) && isDictionary(input.apiTokens) && Boolean(input.apiTokens.apiGatewayToken)
}
