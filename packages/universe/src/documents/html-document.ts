import { escapeHtml } from '@bellwether/domain'
import { type DocumentContent, simulatedNotice } from './document-content.ts'

/** A complete page that needs nothing else. */
export function toHtmlDocument({ title, subtitle, dated, sections }: DocumentContent): Uint8Array {
  const body = sections.map(({ heading, paragraphs, table }) => {
    const rows =
      table
        ?.map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`)
        .join('') ?? ''
    return `<section><h2>${escapeHtml(heading)}</h2>${paragraphs.map(p => `<p>${escapeHtml(p)}</p>`).join('')}${rows === '' ? '' : `<table><tbody>${rows}</tbody></table>`}</section>`
  })
  return new TextEncoder().encode(`<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}h1{font-size:1.6rem;line-height:1.2;margin:0}h2{font-size:1.15rem;margin:1.6rem 0 .4rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:.35rem .5rem;text-align:left}td{text-align:right}.notice{border:1px solid #555;padding:.5rem .75rem}</style></head>
<body><p class="notice">${simulatedNotice}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}<br>${escapeHtml(dated)}</p>${body.join('')}</body></html>
`)
}
