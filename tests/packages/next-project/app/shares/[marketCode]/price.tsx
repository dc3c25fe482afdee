'use client'

import { loadBellwether } from '@bellwether/loader'
import { Bellwether, Widget } from '@bellwether/react'

const bellwether = loadBellwether('https://research.example/cdn/')
const config = { configuration: { overrides: { components: {} } } }

export function Research({ marketCode }: { readonly marketCode: string }) {
  return (
    <Bellwether bellwether={bellwether} config={config}>
      <Widget className="price" type="quote-header" settings={{ marketCode }} />
    </Bellwether>
  )
}
