export interface NportPosition {
  readonly name: string
  readonly title: string
  readonly isin?: string
  readonly percent: string
  readonly category: string
  readonly issuer?: string
}

/** A Form N-PORT of the series S000012000 on 31 December 2022. */
export function nportFile(positions: readonly NportPosition[], signed = '2023-01-31'): string {
  const each = positions.map(
    ({ name, title, isin, percent, category, issuer = 'CORP' }) => `
      <invstOrSec><name>${name}</name><lei>N/A</lei><title>${title}</title>
        <identifiers>${isin ? `<isin value="${isin}"/>` : '<other otherDesc="Internal" value="1"/>'}</identifiers>
        <valUSD>1.0</valUSD><pctVal>${percent}</pctVal><payoffProfile>Long</payoffProfile>
        <assetCat>${category}</assetCat><issuerCat>${issuer}</issuerCat><invCountry>US</invCountry></invstOrSec>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><edgarSubmission xmlns="http://www.sec.gov/edgar/nport" xmlns:ncom="http://www.sec.gov/edgar/nportcommon">
  <headerData><submissionType>NPORT-P</submissionType></headerData>
  <formData>
    <genInfo><regCik>0000311101</regCik><seriesId>S000012000</seriesId><repPdEnd>2023-06-30</repPdEnd><repPdDate>2022-12-31</repPdDate></genInfo>
    <invstOrSecs>${each.join('')}</invstOrSecs>
    <signature><ncom:dateSigned>${signed}</ncom:dateSigned><ncom:signature>A Treasurer</ncom:signature></signature>
  </formData>
</edgarSubmission>`
}
