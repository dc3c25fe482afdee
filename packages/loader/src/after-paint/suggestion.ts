/** ` Did you mean X?`, or nothing. */
export function toSuggestion(nearest: string | null): string {
  return nearest ? ` Did you mean ${nearest}?` : ''
}

export function toUnknownSetting(type: string, nearest: string | null): string {
  return `${type} has no such setting.${toSuggestion(nearest)}`
}

export const liveNeedsToken =
  'needs apiTokens.apiGatewayToken with the scope prices:stream; prices stay as they were loaded.'
