import type { BlockState, FiguresView } from '@bellwether/contract'
import { facts, indices, securities } from '@bellwether/db'
import { findIcbCode, monthName, unitName } from '@bellwether/domain'
import { countValue, dateValue, empty, figure, notApplicable, ready, textIn, textValue } from '@bellwether/web/view'
import { identityOf } from '../layout/identity.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { countryName } from '../securities/names.ts'

export async function particularsOf({ db }: ResearchContext, security: Security): Promise<BlockState<FiguresView>> {
  const [company, memberships, listings] = await Promise.all([
    facts.company(db, security.id),
    indices.membershipOf(db, security.id),
    securities.listingsOf(db, security.id),
  ])
  const { exchangeName, segment } = identityOf(security)
  const icb = security.sector ? findIcbCode(security.sector) : null
  return ready({
    asAt: company?.asAt ?? security.asAt,
    figures: [
      figure('name', 'Registered name', textValue(company?.registeredName ?? security.name)),
      figure('number', 'Company number', company?.companyNumber ? textValue(company.companyNumber) : notApplicable),
      figure('lei', 'LEI', security.lei ? textValue(security.lei) : notApplicable, {
        definition: 'Legal Entity Identifier: a 20-character code that identifies the company worldwide.',
      }),
      figure(
        'country',
        'Country of incorporation',
        textValue(company ? countryName(company.incorporatedIn) : countryName(security.country)),
      ),
      figure(
        'office',
        'Registered office',
        company?.registeredOffice ? textValue(company.registeredOffice) : notApplicable,
      ),
      figure('venue', 'Listing', textValue(segment ? `${exchangeName}, ${segment}` : exchangeName)),
      figure('listed', 'Listing date', dateValue(security.listedOn)),
      figure(
        'lines',
        'Trading lines',
        textValue(listings.map(({ marketCode, priceUnit }) => `${marketCode} in ${unitName(priceUnit)}`).join(', ')),
      ),
      figure('indices', 'Indices', textValue(memberships.map(({ name }) => name).join(', ') || 'None')),
      figure('sector', 'Sector', textValue(security.sector)),
      figure('industry', 'Industry', textValue(security.industry)),
      figure('icb', 'ICB code', icb ? textValue(icb) : notApplicable, {
        definition: 'The code of its sector in the Industry Classification Benchmark.',
      }),
      figure('yearEnd', 'Year end', company ? textValue(monthName(company.yearEndMonth)) : notApplicable),
      figure('employees', 'Employees', company ? countValue(company.employees) : notApplicable),
    ],
  })
}

export async function advisersOf({ db }: ResearchContext, securityId: number): Promise<BlockState<FiguresView>> {
  const company = await facts.company(db, securityId)
  const details = company?.details ?? {}
  const rows = [
    ['auditor', 'Auditor', company?.auditor],
    ['nomad', 'Nominated adviser', textIn(details, 'nominatedAdviser')],
    ['broker', 'Broker', company?.broker],
    ['registrar', 'Registrar', company?.registrar],
    ['financialPr', 'Financial PR', company?.financialPr],
  ] as const
  const figures = rows.flatMap(([key, label, name]) => (name ? [figure(key, label, textValue(name))] : []))
  const rule26 = webAddress(textIn(details, 'aimRule26'))
  if (rule26)
    figures.push(
      figure(
        'rule26',
        'AIM Rule 26',
        { kind: 'text', text: 'AIM Rule 26 disclosures', href: rule26 },
        {
          definition: 'AIM companies must publish key information and documents on their website.',
        },
      ),
    )
  return company && figures.length > 0 ? ready({ asAt: company.asAt, figures }) : empty('No advisers disclosed.')
}

/** Only what a browser may safely follow. */
function webAddress(text: string | null): string | null {
  return text && /^https?:\/\//.test(text) ? text : null
}
