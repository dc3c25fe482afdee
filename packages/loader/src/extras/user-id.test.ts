import { expect, it } from 'vitest'
import { createToken } from '../../testing/token.ts'
import { toUserId } from './user-id.ts'

it.each(['user-7', 'Zoë', '猫', '~~~>>>???'])('the user id %j survives the token', sub => {
  expect(toUserId(createToken({ sub }))).toBe(sub)
  expect(toUserId(`Bearer ${createToken({ sub })}`)).toBe(sub)
})
