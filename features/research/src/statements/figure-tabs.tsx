import { YearChart } from '@bellwether/blocks'
import type { BlockState, FigureChoices, FigureOffers, YearChartView } from '@bellwether/contract'
import { Chip, LinkTabs } from '@bellwether/design'
import { formatDate, formatRate, type IsoDate, moneyStepFor, unitName } from '@bellwether/domain'

type HrefOf = (change: Partial<FigureChoices>) => string

/** In which currency and unit figures are shown, where there is a choice. */
export function FigureTabs({
  view: {
    choices,
    offers: { conversion, powers },
    table,
  },
  hrefOf,
}: {
  readonly view: {
    readonly choices: FigureChoices
    readonly offers: FigureOffers
    readonly table: BlockState<{ readonly currency: string }>
  }
  readonly hrefOf: HrefOf
}) {
  if (table.state !== 'ready') return null
  const { currency } = table.view
  const converted = choices.currency === 'GBP'
  const [smaller] = powers
  return (
    <>
      {conversion ? (
        <LinkTabs
          label="Currency"
          tabs={[
            { label: conversion.from, href: hrefOf({ currency: 'reported' }), current: !converted },
            { label: 'GBP', href: hrefOf({ currency: 'GBP' }), current: converted },
          ]}
        />
      ) : null}
      {smaller ? (
        <LinkTabs
          label="Units"
          tabs={powers.map(power => {
            const { label, words } = moneyStepFor(0, currency, power)
            return {
              label,
              spoken: words,
              href: hrefOf({ power: power === smaller ? null : power }),
              current: (choices.power ?? smaller) === power,
            }
          })}
        />
      ) : null}
    </>
  )
}

/** The chosen line as bars, over the table it is from. */
export function RowChart({ chart, close }: { readonly chart: YearChartView; readonly close: string }) {
  return <YearChart view={chart} anchor="row" aside={<a href={close}>Close chart</a>} />
}

export function StaleChip({ since }: { readonly since: IsoDate | null }) {
  return since ? <Chip tone="caution">As at {formatDate(since)}</Chip> : null
}

/** Never silently: what the company reports in, at what rate, and that it is one rate for all periods. */
export function conversionNote({ currency }: FigureChoices, { conversion }: FigureOffers): string | null {
  if (currency !== 'GBP' || !conversion) return null
  const { from, sterling, asAt } = conversion
  const rate = formatRate({ currency: from, sterling, asAt })
  return `Converted at ${rate}, the same for every period; the company reports in ${unitName(from)}.`
}
