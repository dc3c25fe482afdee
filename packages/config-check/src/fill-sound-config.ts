import { type FullConfig, fillConfig, findFaults } from '@bellwether/loader/rules'
import { findSchemaProblems, schemas } from './check/schema-problems.ts'
import { ConfigShapeError } from './errors.ts'
import { withRuntimeToken } from './runtime-token.ts'

/** The configuration as the loader at the address `self` will have it. Throws the first thing that is wrong with it. */
export function fillSoundConfig(input: unknown, self: string): [config: FullConfig, isPlain: unknown] {
  const filled = fillConfig(withRuntimeToken(input), self)
  for (const fault of findFaults(input, filled[0], () => {})) throw fault
  const [problem] = findSchemaProblems(schemas.page, input)
  if (problem) throw new ConfigShapeError(problem.path, problem.message)
  return filled
}
