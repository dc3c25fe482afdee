import { load } from '@bellwether/loader'
import { Bellwether, Widget } from '@bellwether/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Tags } from './tags'

const config = {
  configuration: { overrides: { components: {} } },
  delivery: { cdn: 'https://research.example/cdn/' },
}

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Bellwether load={load} config={config} onError={error => console.error(error)}>
        <Widget type="quote-header" settings={{ marketCode: 'LSE:HVL', live: true }} version="^1.0.0" />
        <Widget
          type="top-holdings"
          settings={{ marketCode: 'FUND:B0KXTM3', limit: 5 }}
          onFailed={({ code, container }) => console.warn(container, code)}
        />
        {/* @ts-expect-error: it has no such setting */}
        <Widget type="top-holdings" settings={{ marketCode: 'FUND:B0KXTM3', limits: 5 }} />
      </Bellwether>
      <Tags />
    </StrictMode>,
  )

document.addEventListener('bellwether:painted', ({ detail }) => console.info(detail.type, detail.version.length))
