/** In the order in which the documents page shows them. */
export const documentGroups = [
  { id: 1, code: 'KEY_INFORMATION', name: 'Key information' },
  { id: 2, code: 'FACTSHEET', name: 'Factsheet' },
  { id: 3, code: 'SUSTAINABILITY', name: 'Sustainability' },
  { id: 4, code: 'PROSPECTUS', name: 'Prospectus' },
  { id: 5, code: 'ANNUAL_REPORT', name: 'Annual report' },
  { id: 6, code: 'INTERIM_REPORT', name: 'Interim report' },
  { id: 7, code: 'VALUE_ASSESSMENT', name: 'Assessment of value' },
  { id: 8, code: 'SUPPLEMENTARY', name: 'Supplementary information' },
  { id: 9, code: 'SHAREHOLDER_MEETINGS', name: 'Circulars and meetings' },
] as const

export type DocumentGroupCode = (typeof documentGroups)[number]['code']

export function documentGroupId(code: DocumentGroupCode): number {
  const group = documentGroups.find(g => g.code === code)
  if (!group) throw new RangeError(`No document group is called ${code}`)
  return group.id
}
