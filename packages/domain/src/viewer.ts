/** Who looks at the page. A visitor is a guest until user details have loaded; `loaded` says that the call has ended. */
export type Viewer =
  | { readonly kind: 'guest'; readonly loaded: boolean }
  | { readonly kind: 'user'; readonly electiveProfessional: boolean; readonly domicile: string | null }

export function isElectiveProfessional(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.electiveProfessional
}

/** ISO 3166 alpha-3; a guest has none. */
export function domicileOf(viewer: Viewer | null): string | null {
  return viewer?.kind === 'user' ? viewer.domicile : null
}
