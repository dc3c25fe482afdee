export interface OwnershipDeal {
  readonly code: string
  readonly shares: string
  readonly price: string
  readonly acquired: boolean
  readonly owned: string
}

/** A Form 4 of one director of the company with CIK 123. */
export function ownershipFile(deals: readonly OwnershipDeal[], form = '4', signed = '2022-12-14'): string {
  const value = (name: string, text: string) => `<${name}><value>${text}</value></${name}>`
  const each = deals.map(
    ({ code, shares, price, acquired, owned }) => `<nonDerivativeTransaction>
      ${value('securityTitle', 'Common Stock')}${value('transactionDate', '2022-12-13')}
      <transactionCoding><transactionFormType>4</transactionFormType><transactionCode>${code}</transactionCode></transactionCoding>
      <transactionAmounts>${value('transactionShares', shares)}${price === '' ? '<transactionPricePerShare><footnoteId id="F1"/></transactionPricePerShare>' : value('transactionPricePerShare', price)}${value('transactionAcquiredDisposedCode', acquired ? 'A' : 'D')}</transactionAmounts>
      <postTransactionAmounts>${value('sharesOwnedFollowingTransaction', owned)}</postTransactionAmounts>
    </nonDerivativeTransaction>`,
  )
  return `<?xml version="1.0"?><ownershipDocument>
  <documentType>${form}</documentType><periodOfReport>2022-12-13</periodOfReport>
  <issuer><issuerCik>0000000123</issuerCik><issuerName>Example Inc.</issuerName></issuer>
  <reportingOwner>
    <reportingOwnerId><rptOwnerCik>0001402349</rptOwnerCik><rptOwnerName>Field Ada</rptOwnerName></reportingOwnerId>
    <reportingOwnerRelationship><isDirector>true</isDirector><isOfficer>1</isOfficer><isTenPercentOwner>0</isTenPercentOwner><officerTitle>Chief Executive</officerTitle></reportingOwnerRelationship>
  </reportingOwner>
  <nonDerivativeTable>${each.join('')}<nonDerivativeHolding/></nonDerivativeTable>
  <derivativeTable><derivativeTransaction/></derivativeTable>
  <ownerSignature><signatureName>/s/ Ada Field</signatureName><signatureDate>${signed}</signatureDate></ownerSignature>
</ownershipDocument>`
}
