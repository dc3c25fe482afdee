import { BlockBody, LinkedFacts } from '@bellwether/blocks'
import type { InfoSection, PolicyView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { type MarketCode, pagePath } from '@bellwether/domain'
import { footOf, Stacked } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import styles from './info-blocks.module.css'

/** The blocks that the information pages of funds and trusts share. */

export function Sections({
  sections,
  marketCode,
}: {
  readonly sections: readonly InfoSection[]
  readonly marketCode: MarketCode
}) {
  return sections.map(section => (
    <Stacked key={section.key}>
      <SectionBlock
        section={section}
        more={section.key === 'charges' ? <a href={pagePath('costs', marketCode)}>Cost calculator</a> : null}
      />
    </Stacked>
  ))
}

function SectionBlock({ section, more }: { readonly section: InfoSection; readonly more?: ReactNode }) {
  const { figures } = section
  return (
    <Block title={section.title} anchor={section.key} aside={more} foot={footOf(figures)}>
      <BlockBody state={figures}>
        {view => <LinkedFacts view={view} of={section.title} scope={section.key} />}
      </BlockBody>
    </Block>
  )
}

export function ObjectiveBlock({
  objective,
  website,
  policies,
}: {
  readonly objective: string | null
  readonly website: string | null
  readonly policies: readonly PolicyView[]
}) {
  return (
    <Block title="Objective and policies">
      <p className={styles.text}>{objective ?? 'Objective not supplied.'}</p>
      {policies.length > 0 ? (
        <dl className={styles.policies}>
          {policies.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {website ? (
        <p className={styles.text}>
          <a href={website} rel="noopener nofollow">
            {website.replace(/^https?:\/\//, '')}
          </a>
        </p>
      ) : null}
    </Block>
  )
}
