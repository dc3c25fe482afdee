import { readFileSync } from 'node:fs'

export interface FrameFixture {
  readonly name: string
  readonly bytes: DataView
  readonly events: readonly unknown[]
  /** The code of the fault, or null for a valid frame. */
  readonly fault: string | null
}

const folder = new URL('../../../fixtures/price-frames/', import.meta.url)

/** The blocks of a `.hex` file, as its README describes them. */
export function frameFixtures(file: string): FrameFixture[] {
  return fixtureText(file).split(/^= /m).slice(1).map(parseBlock)
}

/** Lines of a text file without comments and blank ones. */
export function frameLines(file: string): string[] {
  return fixtureText(file)
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
}

function parseBlock(block: string): FrameFixture {
  const [name = '', ...lines] = block.trimEnd().split('\n')
  const hex = lines.filter(line => !/^[>!]/.test(line)).map(line => line.replace(/#.*/, ''))
  const bytes = Uint8Array.from(hex.join(' ').match(/[0-9a-f]{2}/g) ?? [], byte => Number.parseInt(byte, 16))
  return {
    name,
    bytes: new DataView(bytes.buffer),
    events: lines.filter(line => line.startsWith('> ')).map(line => JSON.parse(line.slice(2))),
    fault: lines.find(line => line.startsWith('! '))?.slice(2) ?? null,
  }
}

function fixtureText(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8')
}
