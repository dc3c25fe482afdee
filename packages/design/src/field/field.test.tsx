import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CheckField } from './check-field.tsx'
import { FieldRow } from './field-row.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const idsOf = (html: string, attribute: string) =>
  new RegExp(`${attribute}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? []

function describedText(html: string): string[] {
  return idsOf(html, 'aria-describedby').map(id => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? 'missing')
}

it('keeps its input, escaped, with the error beside it', () => {
  const html = renderToStaticMarkup(
    <TextField label="Amount" name="amount" defaultValue={'<b>"lots'} error="Give a number such as 1,000." />,
  )
  expect(html).toContain('value="&lt;b&gt;&quot;lots"')
  expect(html).toContain('aria-invalid="true"')
  expect(describedText(html)).toEqual(['Give a number such as 1,000.'])
})

it('labels its control, and is not invalid without an error', () => {
  const html = renderToStaticMarkup(<TextField label="Amount" name="amount" error={null} />)
  const [control] = idsOf(html, '<input[^>]* id')
  expect(html).toContain(`for="${control}"`)
  expect(html).not.toContain('aria-invalid')
  expect(describedText(html)).toEqual([''])
})

it('describes the control by hint, error, prefix and suffix', () => {
  const html = renderToStaticMarkup(
    <TextField label="Growth" name="growth" hint="Before charges" error="Too much." prefix="±" suffix="% a year" />,
  )
  expect(describedText(html)).toEqual(['Before charges', 'Too much.', '±', '% a year'])
})

it('selects the given option', () => {
  const options = [
    { value: 'isa', label: 'ISA' },
    { value: 'sipp', label: 'SIPP' },
  ]
  const html = renderToStaticMarkup(
    <FieldRow actions="Go">
      <SelectField label="Held in" name="wrapper" options={options} defaultValue="sipp" error="Choose one." />
    </FieldRow>,
  )
  expect(html).toContain('<option value="sipp" selected="">SIPP</option>')
  expect(describedText(html)).toEqual(['Choose one.'])
  expect(html).toContain('Go')
})

it('ticks a box and shows its error', () => {
  const html = renderToStaticMarkup(
    <CheckField label="I agree" name="agreed" value="yes" defaultChecked error="Tick it." />,
  )
  expect(html).toContain('checked=""')
  expect(describedText(html)).toEqual(['Tick it.'])
})
