import type { NextConfig } from 'next'

const config: NextConfig = {
  // This folder stands inside a checkout with a lockfile of its own, which would be taken for the root.
  turbopack: { root: import.meta.dirname },
  // The sources are checked where they belong.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
}

export default config
