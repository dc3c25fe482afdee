import { type IsoDate, isIsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { readXml, textAt, type XmlElement } from '../../reading/xml.ts'
import type { VenueRecord } from '../../records/index.ts'

export const iso10383: Format = {
  name: 'iso-10383',
  title: 'Market identifier codes (MIC), ISO 10383, XML',
  source: { code: 'ISO10383', name: 'ISO 10383 registration authority', licence: 'Published free of charge' },
  recognise: head => head.includes('<ISO10383_MIC>'),
  read,
}

/** The file comes out of a database whose field names held spaces and signs. */
const field = {
  operating: 'OPERATING_x0020_MIC',
  name: 'MARKET_x0020_NAME-INSTITUTION_x0020_DESCRIPTION',
  country: 'ISO_x0020_COUNTRY_x0020_CODE_x0020__x0028_ISO_x0020_3166_x0029_',
} as const

async function* read(file: ImportFile): AsyncGenerator<Item> {
  const generated = /\bgenerated="(\d{4}-\d{2}-\d{2})/.exec(file.head)?.[1] ?? ''
  const asAt = isIsoDate(generated) ? generated : file.date
  let position = 0
  for await (const element of readXml(file.bytes, { each: ['ISO10383_MIC'] })) {
    position += 1
    yield toItem(`ISO10383_MIC ${position}`, () => toVenue(element, asAt))
  }
}

function toVenue(element: XmlElement, asAt: IsoDate): VenueRecord {
  const text = (name: string) => textAt(element, name)?.replace(/\s+/g, ' ').trim() || null
  return {
    kind: 'venue',
    mic: readMic('MIC', element),
    operatingMic: readMic(field.operating, element),
    name: readText('name', text(field.name) ?? undefined),
    country: readText('country', text(field.country) ?? undefined, 2),
    city: text('CITY'),
    website: text('WEBSITE')?.toLowerCase() ?? null,
    status: readText('STATUS', text('STATUS') ?? undefined, 20),
    asAt,
  }
}

function readMic(name: string, element: XmlElement): string {
  const mic = readText(name, textAt(element, name))
  if (/^[A-Z0-9]{4}$/.test(mic)) return mic
  throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', name, mic, 'a MIC has four capital letters and digits')
}
