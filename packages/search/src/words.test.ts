import { describe, expect, it } from 'vitest'
import { findOriginalEnd, toWords } from './words.ts'

const split = (text: string) => toWords(text).map(word => word.text)

describe('toWords', () => {
  it.each([
    ['Tesco PLC', ['tesco', 'plc']],
    ['Rolls-Royce', ['rolls', 'royce']],
    ["Domino's Pizza", ['dominos', 'pizza']],
    ['L’Oréal', ['loreal']],
    ['Nestle\u0301 Straße Ørsted Łódź', ['nestle', 'strasse', 'orsted', 'lodz']],
    ['BP p.l.c.', ['bp', 'plc']],
    ['J.P. Morgan', ['jp', 'morgan']],
    ['E.ON SE', ['eon', 'se']],
    ['J.Sainsbury', ['j', 'sainsbury']],
    ['Amazon.com', ['amazon', 'com']],
    ['St. James Place', ['st', 'james', 'place']],
    ['Novo Nordisk A/S', ['novo', 'nordisk', 'as']],
    ['Marks & Spencer', ['marks', 'and', 'spencer']],
    ['Marks&Spencer', ['marks', 'and', 'spencer']],
    ['MARKS + SPENCER', ['marks', 'and', 'spencer']],
    ['S&P 500', ['s&p', '500']],
    ['H & M Hennes & Mauritz', ['h&m', 'hennes', 'and', 'mauritz']],
    ['AT&T', ['at&t']],
    ['4.25% 2032', ['4', '25', '2032']],
    ['& Co', ['co']],
    ['ﬁnance ＡＢＣ', ['finance', 'abc']],
    ['腾讯 控股', ['腾讯', '控股']],
    ['🚀 \0 ... ', []],
  ])('splits %s', (text, words) => {
    expect(split(text)).toEqual(words)
  })

  it('says where each word stands', () => {
    const text = "The  Domino's & Nestlé"
    expect(toWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['The', "Domino's", '&', 'Nestlé'])
  })
})

describe('findOriginalEnd', () => {
  it.each([
    ["Domino's", 6, 'Domino'],
    ["Domino's", 7, "Domino's"],
    ['Nestle\u0301', 6, 'Nestle\u0301'],
    ['Straße', 5, 'Straß'],
    ['p.l.c.', 2, 'p.l'],
    ['S&P', 2, 'S&'],
    ['abc', 9, 'abc'],
  ])('%s, %i letters', (text, length, beginning) => {
    const [word] = toWords(text)
    expect(word && text.slice(0, findOriginalEnd(text, word, length))).toBe(beginning)
  })
})
