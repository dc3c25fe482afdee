export function isSourceWell({ reporting, state }: { readonly reporting: boolean; readonly state: string }): boolean {
  return reporting && state === 'CONNECTED'
}
