import { AskFailure, BlockBody, DatedLine, type InPlace, SecurityChart, useInPlace } from '@bellwether/blocks'
import { writeChartChoices } from '@bellwether/contract'
import { Block, BlockSources } from '@bellwether/design'
import { Cell, Grid, lineFoot } from '@bellwether/web/page'
import type { ComponentType, ReactNode } from 'react'
import { GrowthBlock, PriceHistoryBlock, ReturnsBlock, RiskBlock } from './chart-tables.tsx'
import { type ChartsSectionProps, kept, pathOf } from './charts-section-props.ts'

type Props = { readonly view: ChartsSectionProps }

export interface RenewedChartProps extends Props {
  readonly children: (chart: ChartsSectionProps['chart']) => ReactNode
}

const AsDrawn = ({ view, children }: RenewedChartProps) => children(view.chart)

/** The chart and the tables that follow its choices, changed in place. `renewed` draws the chart with what has come since. */
export function ChartsSection({
  renewed = AsDrawn,
  ...drawn
}: ChartsSectionProps & { readonly renewed?: ComponentType<RenewedChartProps> }) {
  const { view, region, ...asking } = useInPlace(drawn, { announcement: 'Chart updated' })
  return (
    <div {...region}>
      <BlockSources {...view.sources}>
        <Grid>
          <Cell span={12}>
            <ChartBlock view={view} renewed={renewed} {...asking} />
          </Cell>
          {view.yields ? (
            <Cell span={12}>
              <Block
                title="Yield history"
                anchor="yields"
                foot={lineFoot(view.yields, 'Redemption yield at each day’s clean price, before tax.')}
              >
                <BlockBody state={view.yields}>{line => <DatedLine view={line} />}</BlockBody>
              </Block>
            </Cell>
          ) : null}
          <Cell span={12}>
            <ReturnsBlock view={view} />
          </Cell>
          <Cell span={12}>
            <GrowthBlock view={view} />
          </Cell>
          <Cell span={12}>
            <RiskBlock view={view} />
          </Cell>
          <Cell span={12}>
            <PriceHistoryBlock view={view} />
          </Cell>
        </Grid>
      </BlockSources>
    </div>
  )
}

const loadPageChart = async () => (await import('@bellwether/price-chart/page-chart')).PageChart

type ChartBlockProps = Props &
  Pick<InPlace<ChartsSectionProps>, 'status' | 'visits' | 'ask'> & {
    readonly renewed: ComponentType<RenewedChartProps>
  }

function ChartBlock({ view, renewed: Renewed, status, visits, ask }: ChartBlockProps) {
  const path = pathOf(view)
  return (
    <div id="chart-view">
      <AskFailure status={status} />
      <Renewed view={view}>
        {chart => (
          <SecurityChart
            state={chart}
            form={view.compareForm}
            dates={view.asked}
            action={path}
            kept={kept(view.returnsShown)}
            hrefFor={choices => `${path}${writeChartChoices(choices, kept(view.returnsShown))}#chart`}
            loadInteractive={loadPageChart}
            onAsk={ask}
            formKey={visits}
          />
        )}
      </Renewed>
    </div>
  )
}
