import type { NextConfig } from 'next'

const config: NextConfig = {
  // The test checks them first, with the compiler of all its projects.
  typescript: { ignoreBuildErrors: true },
}

export default config
