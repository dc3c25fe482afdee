import { type NamespaceLayoutView, type NamespacePlace, namespacePath, namespacesPath } from '@bellwether/contract'
import { LinkTabs } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import styles from './namespace-layout.module.css'

const sections: readonly { readonly label: string; readonly place: NamespacePlace | '' }[] = [
  { label: 'Configuration', place: '' },
  { label: 'History', place: 'history' },
  { label: 'Secrets and tokens', place: 'access' },
  { label: 'Usage', place: 'usage' },
  { label: 'Owners', place: 'owners' },
  { label: 'Delete', place: 'delete' },
]

/** The props of every page of a namespace. */
export interface NamespacePageProps<View extends NamespaceLayoutView> {
  readonly view: View
  readonly context: PageContext
}

export interface NamespaceLayoutProps {
  readonly context: PageContext
  readonly name: string
  readonly place: NamespacePlace | ''
  readonly lead: ReactNode
  /** Prefixes the document title after a rejected form. */
  readonly hasProblem?: boolean
  readonly children: ReactNode
}

/** The layout of every page of a namespace, which is not indexed. */
export function NamespaceLayout({ context, name, place, lead, hasProblem = false, children }: NamespaceLayoutProps) {
  const here = sections.find(known => known.place === place)?.label ?? ''
  return (
    <DevelopersLayout
      context={context}
      title={name}
      windowTitle={`${hasProblem ? 'Error: ' : ''}${here} – ${name}`}
      lead={lead}
      description={`${here} of the namespace ${name}`}
      section={namespacesPath}
      indexed={false}
    >
      <div className={styles.stack}>
        <LinkTabs
          label={`Namespace ${name}`}
          tabs={sections.map(known => ({
            label: known.label,
            href: namespacePath(name, known.place),
            current: known.place === place,
          }))}
        />
        {children}
      </div>
    </DevelopersLayout>
  )
}
