/** A React application of somebody else's: bundled by the tests once with React 19 and once with 18. */
import type { LoaderConfig } from '@bellwether/contract'
import type {} from '@bellwether/loader/global'
import { Bellwether, Widget } from '@bellwether/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  var heard: string[]
  var config: LoaderConfig
}
globalThis.heard = []

function App() {
  const [text, setText] = useState('first')
  const [isShown, setShown] = useState(true)
  const [isMounted, setMounted] = useState(true)
  const settings = { marketCode: text }
  return (
    <>
      <button type="button" onClick={() => setText('second')}>
        Change
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Hide
      </button>
      <button type="button" onClick={() => setMounted(false)}>
        Leave
      </button>
      {isMounted ? (
        <Bellwether
          load={config => bellwether.load(config)}
          config={globalThis.config}
          onError={error => globalThis.heard.push(`error ${(error as { code: string }).code}`)}
        >
          <Widget className="configured" componentId="of-the-configuration" />
          {isShown ? (
            <Widget
              className="own"
              type="quote-header"
              settings={settings}
              onPainted={({ type }) => globalThis.heard.push(`painted ${type}`)}
            />
          ) : null}
          <Widget
            type="news-list"
            settings={settings}
            version="9.9.9"
            onFailed={({ code }) => globalThis.heard.push(`failed ${code}`)}
          />
        </Bellwether>
      ) : null}
    </>
  )
}

const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
