import { type DocumentContent, simulatedFooter, simulatedNotice } from './document-content.ts'
import { textWidth } from './helvetica-widths.ts'

/*
 * Just enough PDF for plain documents: A4, Helvetica, text that can be selected, no images. Written by hand because the
 * generator must be synchronous and give the same bytes every time; libraries stream asynchronously and stamp the clock.
 */
const pageWidth = 595
const pageHeight = 842
const margin = 56
const bottom = 64

interface Line {
  readonly text: string
  readonly size: number
  readonly bold: boolean
  readonly x: number
  readonly y: number
}

export interface PdfFile {
  readonly bytes: Uint8Array
  readonly pages: number
}

export function toPdf(content: DocumentContent): PdfFile {
  const pages = layOut(content)
  const objects: string[] = []
  const pageIds = pages.map((_, i) => 5 + i * 2)
  objects.push('<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>')
  objects.push(`<< /Type /Pages /Kids [${pageIds.map(id => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>')
  for (const [i, lines] of pages.entries()) {
    const stream = lines
      .map(
        l =>
          `BT /${l.bold ? 'F2' : 'F1'} ${l.size} Tf ${l.x.toFixed(1)} ${l.y.toFixed(1)} Td (${escapeText(l.text)}) Tj ET`,
      )
      .join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + i * 2} 0 R >>`,
    )
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
  }
  objects.push(`<< /Title (${escapeText(content.title)}) /Producer (Bellwether simulated market) >>`)
  return { bytes: assemble(objects), pages: pages.length }
}

/** Objects, the table of where each begins, and the trailer. Every character is one byte (see `escapeText`). */
function assemble(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map(o => `${String(o).padStart(10, '0')} 00000 n \n`).join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

function layOut(content: DocumentContent): Line[][] {
  const pages: Line[][] = []
  let page: Line[] = []
  let y = 0
  const newPage = () => {
    page = [
      {
        text: simulatedFooter,
        size: 8,
        bold: false,
        x: margin,
        y: 36,
      },
    ]
    pages.push(page)
    y = pageHeight - margin
  }
  const put = (text: string, size: number, bold: boolean, x = margin) => page.push({ text, size, bold, x, y })
  const advance = (height: number) => {
    y -= height
    if (y < bottom) newPage()
  }
  const paragraph = (text: string, size: number, bold: boolean) => {
    for (const line of wrap(text, size * (bold ? 1.06 : 1), pageWidth - 2 * margin)) {
      advance(size * 1.4)
      put(line, size, bold)
    }
  }
  newPage()
  paragraph(simulatedNotice, 9, false)
  advance(14)
  paragraph(content.title, 18, true)
  paragraph(content.subtitle, 11, false)
  paragraph(content.dated, 11, false)
  for (const { heading, paragraphs, table } of content.sections) {
    // A heading stays with what follows it.
    if (y < bottom + 70) newPage()
    advance(12)
    paragraph(heading, 13, true)
    for (const text of paragraphs) {
      paragraph(text, 10.5, false)
      advance(4)
    }
    for (const [label, value] of table ?? []) {
      advance(16)
      put(label, 10.5, false)
      put(value, 10.5, false, pageWidth - margin - textWidth(value, 10.5))
    }
  }
  return pages
}

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

// Characters of ours that Windows-1252 has at another place than Unicode.
const winAnsi: Readonly<Record<string, string>> = {
  '–': '\\226',
  '—': '\\227',
  '‘': '\\221',
  '’': '\\222',
  '“': '\\223',
  '”': '\\224',
  '€': '\\200',
  '−': '-',
  '•': '\\225',
}

/** Backslash and brackets are escaped; what is outside Latin-1 has an octal code or becomes a question mark. */
function escapeText(text: string): string {
  let escaped = ''
  for (const character of text) {
    const code = character.codePointAt(0) ?? 63
    if (character === '\\' || character === '(' || character === ')') escaped += `\\${character}`
    else if (code >= 32 && code < 127) escaped += character
    else if (winAnsi[character] !== undefined) escaped += winAnsi[character]
    else if (code >= 160 && code < 256) escaped += `\\${code.toString(8)}`
    else escaped += '?'
  }
  return escaped
}
