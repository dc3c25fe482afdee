import type { TargetMarketBody } from '@bellwether/contract'
import type { Csv } from '@bellwether/web/files'

/** Every answer of the manager, with its field of the European MiFID template. */
export function targetMarketCsv(name: string, { groups, asAt, producer, templateVersion }: TargetMarketBody): Csv {
  return {
    kind: 'csv',
    name,
    header: ['Section', 'EMT field', 'Question', 'Answer', 'In words', 'Reviewed', 'Supplied by', 'Template'],
    rows: groups.flatMap(({ title, rows }) =>
      rows.map(({ field, label, answer, words }) => [
        title,
        field,
        label,
        answer,
        words,
        asAt,
        producer,
        templateVersion,
      ]),
    ),
  }
}
