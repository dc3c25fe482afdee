'use client'

import type { LoaderConfig } from '@bellwether/contract'
import { loadBellwether } from '@bellwether/loader'
import { Bellwether, Widget } from '@bellwether/react'

const bellwether = loadBellwether('https://research.example/cdn/')
const config: LoaderConfig = {
  configuration: { namespace: 'acme.research', source: { type: 'none' }, overrides: { components: {} } },
}

export function Headlines({ marketCode }: { readonly marketCode: string }) {
  return (
    <Bellwether bellwether={bellwether} config={config}>
      <Widget className="headlines" type="news-list" settings={{ marketCode, limit: 3 }} />
    </Bellwether>
  )
}
