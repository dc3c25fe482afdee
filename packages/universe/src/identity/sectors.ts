import type { StatementTemplateName } from '@bellwether/domain'

/** What a share of this sector is like. Rates are fractions; money ratios are of revenue unless said otherwise. */
export interface Sector {
  readonly name: string
  readonly industry: string
  readonly template: StatementTemplateName
  /** How common it is. */
  readonly weight: number
  readonly beta: number
  /** Own volatility, a year. */
  readonly volatility: number
  readonly priceEarnings: number
  readonly netMargin: readonly [number, number]
  readonly growth: number
  readonly payout: number
  readonly lossChance: number
  /** Capital spending. */
  readonly capex: number
  /** Net debt over EBITDA. */
  readonly leverage: number
  readonly inventoryDays: number
  readonly research: number
  readonly words: readonly string[]
  readonly divisions: readonly string[]
  readonly business: string
}

type Figures = Omit<Sector, 'name' | 'industry' | 'template' | 'words' | 'divisions' | 'business'>

const base: Figures = {
  weight: 1,
  beta: 1,
  volatility: 0.26,
  priceEarnings: 14,
  netMargin: [0.05, 0.12],
  growth: 0.05,
  payout: 0.45,
  lossChance: 0.06,
  capex: 0.04,
  leverage: 1.2,
  inventoryDays: 35,
  research: 0,
}

function sector(
  name: string,
  industry: string,
  template: StatementTemplateName,
  figures: Partial<Figures>,
  words: readonly string[],
  divisions: readonly string[],
  business: string,
): Sector {
  return { ...base, ...figures, name, industry, template, words, divisions, business }
}

/** ICB sectors. */
// biome-ignore format: a table, one sector to a paragraph
export const sectors: readonly Sector[] = [
  sector('Software and Computer Services', 'Technology', 'GENERAL',
    { weight: 2.2, beta: 1.15, volatility: 0.32, priceEarnings: 23, netMargin: [0.1, 0.22], growth: 0.1, payout: 0.3, lossChance: 0.14, capex: 0.03, leverage: 0.2, inventoryDays: 3, research: 0.12 },
    ['Software', 'Data', 'Digital', 'Systems', 'Cloud'], ['Subscriptions', 'Licences and support', 'Professional services'],
    'develops and hosts business software for public bodies and mid-sized companies'),
  sector('Technology Hardware and Equipment', 'Technology', 'GENERAL',
    { weight: 0.9, beta: 1.2, volatility: 0.34, priceEarnings: 20, netMargin: [0.07, 0.16], growth: 0.08, payout: 0.3, lossChance: 0.12, leverage: 0.3, inventoryDays: 70, research: 0.1 },
    ['Photonics', 'Instruments', 'Microsystems', 'Sensors'], ['Sensors', 'Semiconductor equipment', 'Services'],
    'makes sensors and optical components for industrial customers'),
  sector('Telecommunications Service Providers', 'Telecommunications', 'GENERAL',
    { weight: 0.6, beta: 0.75, volatility: 0.22, priceEarnings: 12, netMargin: [0.06, 0.12], growth: 0.02, payout: 0.6, lossChance: 0.05, capex: 0.14, leverage: 2.3, inventoryDays: 8 },
    ['Telecom', 'Networks', 'Broadband'], ['Consumer', 'Business', 'Wholesale'],
    'runs fibre and mobile networks for homes and businesses'),
  sector('Pharmaceuticals and Biotechnology', 'Health Care', 'GENERAL',
    { weight: 1.4, beta: 0.75, volatility: 0.36, priceEarnings: 19, netMargin: [0.12, 0.22], growth: 0.07, payout: 0.45, lossChance: 0.3, leverage: 0.8, inventoryDays: 110, research: 0.16 },
    ['Pharma', 'Therapeutics', 'Biosciences', 'Laboratories'], ['Prescription medicines', 'Vaccines', 'Consumer health'],
    'discovers and sells prescription medicines'),
  sector('Medical Equipment and Services', 'Health Care', 'GENERAL',
    { weight: 0.9, beta: 0.8, volatility: 0.26, priceEarnings: 19, netMargin: [0.09, 0.16], growth: 0.06, payout: 0.4, leverage: 1, inventoryDays: 95, research: 0.05 },
    ['Medical', 'Surgical', 'Diagnostics', 'Healthcare'], ['Orthopaedics', 'Wound care', 'Diagnostics'],
    'makes implants, dressings and diagnostic tests for hospitals'),
  sector('Banks', 'Financials', 'BANK',
    { weight: 1.1, beta: 1.25, volatility: 0.25, priceEarnings: 8.5, netMargin: [0.22, 0.32], growth: 0.04, payout: 0.42, lossChance: 0.03 },
    ['Bank', 'Banking Group'], ['Retail banking', 'Business banking', 'Wealth'],
    'takes deposits and lends to households and businesses'),
  sector('Life Insurance', 'Financials', 'INSURER',
    { weight: 0.8, beta: 1.2, volatility: 0.23, priceEarnings: 10.5, netMargin: [0.07, 0.12], growth: 0.04, payout: 0.6, lossChance: 0.03 },
    ['Life', 'Assurance', 'Pensions'], ['Retirement', 'Protection', 'Asset management'],
    'provides annuities, pensions and life cover'),
  sector('Non-life Insurance', 'Financials', 'INSURER',
    { weight: 0.8, beta: 0.8, volatility: 0.24, priceEarnings: 11, netMargin: [0.07, 0.13], growth: 0.06, payout: 0.55, lossChance: 0.04 },
    ['Insurance', 'Underwriting', 'Mutual Cover'], ['Motor', 'Home', 'Commercial lines'],
    'insures cars, homes and small businesses'),
  sector('Investment Banking and Brokerage Services', 'Financials', 'GENERAL',
    { weight: 1.3, beta: 1.3, volatility: 0.27, priceEarnings: 13, netMargin: [0.14, 0.26], growth: 0.06, payout: 0.6, capex: 0.015, leverage: 0, inventoryDays: 0 },
    ['Capital', 'Asset Management', 'Wealth', 'Partners'], ['Investment management', 'Advice', 'Platform'],
    'manages money for pension schemes and private clients'),
  sector('Real Estate Investment Trusts', 'Real Estate', 'REIT',
    { weight: 1.8, beta: 0.9, volatility: 0.21, priceEarnings: 18, netMargin: [0.55, 0.72], growth: 0.03, payout: 0.85, lossChance: 0 },
    ['Estates', 'Land', 'Properties', 'Logistics Property', 'Urban Property'], ['Industrial and logistics', 'Offices', 'Retail parks'],
    'owns and lets warehouses, offices and retail parks'),
  sector('Retailers', 'Consumer Discretionary', 'GENERAL',
    { weight: 1.6, beta: 1.15, volatility: 0.3, priceEarnings: 13, netMargin: [0.03, 0.08], growth: 0.04, payout: 0.42, lossChance: 0.1, capex: 0.035, leverage: 1, inventoryDays: 65 },
    ['Stores', 'Retail', 'Home', 'Fashion', 'Outfitters'], ['Stores', 'Online', 'Credit'],
    'sells clothing and homewares through shops and online'),
  sector('Travel and Leisure', 'Consumer Discretionary', 'GENERAL',
    { weight: 1.6, beta: 1.35, volatility: 0.33, priceEarnings: 15, netMargin: [0.04, 0.11], growth: 0.06, payout: 0.35, lossChance: 0.1, capex: 0.08, leverage: 2, inventoryDays: 6 },
    ['Hotels', 'Leisure', 'Inns', 'Holidays', 'Taverns'], ['Hotels', 'Pubs and restaurants', 'Holiday parks'],
    'runs hotels, pubs and holiday parks'),
  sector('Household Goods and Home Construction', 'Consumer Discretionary', 'GENERAL',
    { weight: 1.1, beta: 1.3, volatility: 0.28, priceEarnings: 10.5, netMargin: [0.07, 0.14], growth: 0.03, payout: 0.5, capex: 0.01, leverage: -0.3, inventoryDays: 240 },
    ['Homes', 'Housebuilders', 'Interiors'], ['Private homes', 'Partnership homes', 'Land sales'],
    'builds family houses across England and Wales'),
  sector('Media', 'Consumer Discretionary', 'GENERAL',
    { weight: 0.9, beta: 1, volatility: 0.25, priceEarnings: 15, netMargin: [0.08, 0.18], growth: 0.04, payout: 0.45, capex: 0.02, leverage: 1, inventoryDays: 8 },
    ['Media', 'Publishing', 'Exhibitions', 'Broadcasting'], ['Publishing', 'Events', 'Advertising'],
    'publishes trade titles and holds exhibitions'),
  sector('Food Producers', 'Consumer Staples', 'GENERAL',
    { weight: 1, beta: 0.6, volatility: 0.21, priceEarnings: 14, netMargin: [0.03, 0.07], growth: 0.04, payout: 0.45, leverage: 1.4, inventoryDays: 48 },
    ['Foods', 'Mills', 'Bakeries', 'Provisions'], ['Chilled foods', 'Bakery', 'Ingredients'],
    'makes chilled meals, bread and ingredients for grocers'),
  sector('Beverages', 'Consumer Staples', 'GENERAL',
    { weight: 0.5, beta: 0.65, volatility: 0.2, priceEarnings: 18, netMargin: [0.1, 0.19], growth: 0.04, payout: 0.5, leverage: 1.9, inventoryDays: 160 },
    ['Brewers', 'Distillers', 'Drinks'], ['Spirits', 'Beer', 'Soft drinks'],
    'brews, distils and bottles drinks sold in forty countries'),
  sector('Personal Care, Drug and Grocery Stores', 'Consumer Staples', 'GENERAL',
    { weight: 0.7, beta: 0.6, volatility: 0.21, priceEarnings: 14, netMargin: [0.02, 0.06], growth: 0.04, payout: 0.5, leverage: 1.3, inventoryDays: 26 },
    ['Grocers', 'Household', 'Personal Care'], ['Supermarkets', 'Convenience', 'Wholesale'],
    'runs supermarkets and convenience shops'),
  sector('Construction and Materials', 'Industrials', 'GENERAL',
    { weight: 1.2, beta: 1.15, volatility: 0.27, priceEarnings: 11.5, netMargin: [0.02, 0.07], growth: 0.05, payout: 0.42, leverage: 0.5, inventoryDays: 30 },
    ['Construction', 'Building Materials', 'Aggregates', 'Brick'], ['Building products', 'Infrastructure', 'Roofing'],
    'makes bricks and roofing and builds roads and bridges'),
  sector('Aerospace and Defence', 'Industrials', 'GENERAL',
    { weight: 0.7, beta: 0.95, volatility: 0.26, priceEarnings: 18, netMargin: [0.05, 0.11], growth: 0.07, payout: 0.4, leverage: 1, inventoryDays: 90, research: 0.05 },
    ['Aerospace', 'Defence Systems', 'Avionics'], ['Air', 'Maritime', 'Electronic systems'],
    'designs aircraft parts and defence electronics'),
  sector('Industrial Engineering', 'Industrials', 'GENERAL',
    { weight: 1.2, beta: 1.15, volatility: 0.25, priceEarnings: 16, netMargin: [0.07, 0.14], growth: 0.05, payout: 0.45, leverage: 0.8, inventoryDays: 85, research: 0.025 },
    ['Engineering', 'Pumps', 'Bearings', 'Controls'], ['Flow control', 'Motion', 'Aftermarket'],
    'makes pumps, valves and controls for process industries'),
  sector('Industrial Support Services', 'Industrials', 'GENERAL',
    { weight: 2, beta: 1, volatility: 0.25, priceEarnings: 15, netMargin: [0.04, 0.11], growth: 0.06, payout: 0.42, capex: 0.025, leverage: 1.3, inventoryDays: 10 },
    ['Services', 'Facilities', 'Recruitment', 'Testing', 'Distribution'], ['Workplace services', 'Testing and inspection', 'Staffing'],
    'provides cleaning, testing and staffing to businesses'),
  sector('Industrial Transportation', 'Industrials', 'GENERAL',
    { weight: 0.6, beta: 1.05, volatility: 0.25, priceEarnings: 12, netMargin: [0.03, 0.08], growth: 0.04, payout: 0.45, capex: 0.08, leverage: 1.8, inventoryDays: 6 },
    ['Freight', 'Logistics', 'Ports', 'Shipping'], ['Ports', 'Road freight', 'Forwarding'],
    'moves freight by road and through its own ports'),
  sector('Industrial Metals and Mining', 'Basic Materials', 'GENERAL',
    { weight: 1.2, beta: 1.3, volatility: 0.34, priceEarnings: 9.5, netMargin: [0.1, 0.22], growth: 0.04, payout: 0.5, lossChance: 0.2, capex: 0.12, leverage: 0.6, inventoryDays: 60 },
    ['Mining', 'Metals', 'Minerals', 'Resources'], ['Copper', 'Iron ore', 'Other metals'],
    'mines copper and iron ore in southern Africa and South America'),
  sector('Precious Metals and Mining', 'Basic Materials', 'GENERAL',
    { weight: 0.8, beta: 0.6, volatility: 0.42, priceEarnings: 12, netMargin: [0.12, 0.24], growth: 0.05, payout: 0.3, lossChance: 0.35, capex: 0.14, leverage: 0.2, inventoryDays: 50 },
    ['Gold', 'Silver Mines', 'Exploration'], ['Gold', 'Silver'],
    'explores for and mines gold and silver'),
  sector('Chemicals', 'Basic Materials', 'GENERAL',
    { weight: 0.7, beta: 1.1, volatility: 0.25, priceEarnings: 16, netMargin: [0.06, 0.13], growth: 0.04, payout: 0.45, capex: 0.06, leverage: 1.2, inventoryDays: 75, research: 0.03 },
    ['Chemicals', 'Polymers', 'Specialities'], ['Performance materials', 'Life sciences', 'Industrial chemicals'],
    'makes speciality chemicals for coatings, crops and cosmetics'),
  sector('Oil, Gas and Coal', 'Energy', 'GENERAL',
    { weight: 0.9, beta: 1.1, volatility: 0.33, priceEarnings: 8.5, netMargin: [0.07, 0.16], growth: 0.02, payout: 0.4, lossChance: 0.2, capex: 0.12, leverage: 0.9, inventoryDays: 25 },
    ['Energy', 'Petroleum', 'Offshore', 'Oil'], ['North Sea', 'International', 'Trading'],
    'produces oil and gas from the North Sea and West Africa'),
  sector('Alternative Energy', 'Energy', 'GENERAL',
    { weight: 0.4, beta: 1.2, volatility: 0.42, priceEarnings: 22, netMargin: [0.04, 0.1], growth: 0.12, payout: 0.1, lossChance: 0.5, capex: 0.1, leverage: 0.5, inventoryDays: 70, research: 0.06 },
    ['Hydrogen', 'Power Storage', 'Renewables'], ['Electrolysers', 'Storage', 'Services'],
    'builds batteries and electrolysers for the power grid'),
  sector('Electricity', 'Utilities', 'GENERAL',
    { weight: 0.4, beta: 0.55, volatility: 0.19, priceEarnings: 13, netMargin: [0.08, 0.14], growth: 0.04, payout: 0.6, lossChance: 0.02, capex: 0.2, leverage: 3.2, inventoryDays: 12 },
    ['Power', 'Electric', 'Generation'], ['Networks', 'Generation', 'Supply'],
    'owns power stations and regional electricity networks'),
  sector('Gas, Water and Multi-utilities', 'Utilities', 'GENERAL',
    { weight: 0.4, beta: 0.5, volatility: 0.18, priceEarnings: 15, netMargin: [0.09, 0.15], growth: 0.03, payout: 0.65, lossChance: 0.02, capex: 0.25, leverage: 4, inventoryDays: 5 },
    ['Water', 'Utilities', 'Gas Networks'], ['Water supply', 'Waste water', 'Retail services'],
    'supplies water to four million people'),
]

export const industries: readonly string[] = [...new Set(sectors.map(s => s.industry))]

export function getSector(name: string): Sector {
  const found = sectors.find(s => s.name === name)
  if (!found) throw new RangeError(`No sector is called ${name}; see identity/sectors.ts`)
  return found
}
