export const marketCode = 'LSE:HVL'
export const pagePath = `/market-research/${marketCode}`
/** Stands in canonical addresses; nobody asks it anything. */
export const publicOrigin = 'https://bellwether.example'

export function getVariable(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set; start this through bench/ssr/run.ts`)
  return value
}
