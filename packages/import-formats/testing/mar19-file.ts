const header =
  'Publicerings datum;Utgivare;LEI-kod;Anmälningsskyldig;Person i ledande ställning;Befattning;Närstående;Korrigering;Beskrivning av korrigering;Är förstagångsrapportering;Är kopplad till aktieprogram;Karaktär;Instrument;ISIN;Transaktions datum;Volym;Volymsenhet;Pris;Valuta;Handelsplats;Status;'

export interface Mar19Deal {
  readonly nature?: string
  readonly volume?: string
  readonly unit?: string
  readonly close?: boolean
  readonly status?: string
}

/** An export of the Swedish register, in its encoding: UTF-16LE without byte order mark. */
export function mar19File(deals: readonly Mar19Deal[]): Uint8Array {
  const rows = deals.map(
    ({ nature = 'Förvärv', volume = '5900', unit = 'Antal', close = false, status = 'Aktuell' }) =>
      `2018-03-10 21:49:30;DORO AB;5493006JEXBO6HGRZ244;X;Åsa Öberg;Ekonomi/finanschef;${close ? 'Ja' : ''};;;Ja;;${nature};DORO AB;SE0000215493;2018-03-08 00:00:00;${volume};${unit};42,035669;SEK;NASDAQ STOCKHOLM AB;${status};`,
  )
  return Buffer.from([header, ...rows, ''].join('\r\n'), 'utf16le')
}
