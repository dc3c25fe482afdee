import { isCanonical, type MarketCode } from '@bellwether/domain'
import { entryBytes } from './layout.ts'

const textAt = 4
const maxLength = entryBytes - textAt - 1

/** An entry of 28 bytes: a number of 16 bits, the length of the market code, the market code. Null is written as length 0. */
export function writeEntry(view: DataView, at: number, number: number, marketCode: MarketCode | null): void {
  const text = marketCode ?? ''
  view.setUint16(at, number, true)
  view.setUint8(at + 2, text.length)
  view.setUint8(at + 3, 0)
  for (let i = 0; i < entryBytes - textAt; i += 1) {
    view.setUint8(at + textAt + i, i < text.length ? text.charCodeAt(i) : 0)
  }
}

/** Null unless the entry has a canonical market code, padded with zeros. */
export function readEntryCode(view: DataView, at: number): MarketCode | null {
  const length = view.getUint8(at + 2)
  if (length === 0 || length > maxLength || !isFilledUp(view, at, length)) return null
  let text = ''
  for (let i = 0; i < length; i += 1) text += String.fromCharCode(view.getUint8(at + textAt + i))
  return isCanonical(text) ? text : null
}

/** Whether the entry is the valid form of one without a market code. */
export function isEntryWithoutCode(view: DataView, at: number): boolean {
  return view.getUint8(at + 2) === 0 && isFilledUp(view, at, 0)
}

function isFilledUp(view: DataView, at: number, length: number): boolean {
  if (view.getUint8(at + 3) !== 0) return false
  for (let i = textAt + length; i < entryBytes; i += 1) if (view.getUint8(at + i) !== 0) return false
  return true
}
