import { FactList } from '@bellwether/blocks'
import type { WrapperPageView } from '@bellwether/contract'
import { Block, ButtonLink } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Document, Grid } from '@bellwether/web/page'
import styles from '../trading-layout.module.css'

/** An account type: how it works, its charges and allowances, who can open one and what it can hold. */
export function WrapperPage({ view, context }: { readonly view: WrapperPageView; readonly context: PageContext }) {
  const { label, lead, points, who, holds, allowances, charges, others, open } = view
  return (
    <Document
      context={context}
      title={`${label}: allowances, charges and investments | Bellwether`}
      description={`${lead} Allowances, charges, who can open one and what you can hold.`}
      simulated={view.simulated}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <h1 className={styles.title}>{label}</h1>
        <p className={styles.lead}>{lead}</p>
        <Grid>
          <Cell span={7}>
            <div className={styles.stack}>
              <Block title="How it works">
                <Points of={points} />
              </Block>
              <Block title="Charges" foot={charges.basis}>
                <div className={styles.charges}>
                  <FactList view={charges} />
                </div>
              </Block>
              <Block title="What you can hold">
                <Points of={holds} />
              </Block>
            </div>
          </Cell>
          <Cell span={5}>
            <div className={styles.stack}>
              <Block title="This year’s allowances" foot={allowances.basis}>
                <FactList view={allowances} />
              </Block>
              <Block title="Who can open one">
                <Points of={who} />
              </Block>
              <Block title="Other accounts">
                <ul className={styles.points}>
                  {others.map(other => (
                    <li key={other.path}>
                      <a href={other.path}>{other.label}</a>
                    </li>
                  ))}
                </ul>
              </Block>
            </div>
          </Cell>
        </Grid>
        <p className={styles.open} data-bw-later="">
          <ButtonLink href={open.href} primary>
            {open.label}
          </ButtonLink>
        </p>
      </main>
    </Document>
  )
}

function Points({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {of.map(point => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
