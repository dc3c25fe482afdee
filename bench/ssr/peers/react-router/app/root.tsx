import { Links, Meta, Outlet, Scripts } from 'react-router'
import '~/copied/packages/design/src/tokens.css'
import '~/copied/packages/design/src/base.css'
import { bodyClass } from '~/shared/body-class.ts'

// Without its scripts the page is HTML alone, as ours is; with them it also carries its data a second time, for hydration.
const hydrated = typeof process === 'undefined' || process.env.BENCH_HYDRATION !== 'off'

export default function Root() {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className={bodyClass}>
        <Outlet />
        {hydrated ? <Scripts /> : null}
      </body>
    </html>
  )
}
