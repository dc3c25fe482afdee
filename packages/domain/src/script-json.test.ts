import { expect, it } from 'vitest'
import { toScriptJson } from './script-json.ts'

it('writes JSON that cannot end the script around it', () => {
  const value = { text: '</script><!-- "quoted" & more' }
  expect(toScriptJson(value)).not.toContain('<')
  expect(JSON.parse(toScriptJson(value))).toEqual(value)
})
