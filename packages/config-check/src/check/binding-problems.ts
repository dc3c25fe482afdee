import type { ElementBinding } from '@bellwether/contract'
import { findNearest } from '@bellwether/domain'
import { bundleNotFound, toSuggestion } from '@bellwether/loader/rules'
import { type Problem, toError, toWarning } from './problem.ts'

const tagShape = /^[a-z][a-z0-9._]*-[a-z0-9._-]*$/

export interface KnownNames {
  /** Ids of components; null where only the source knows them all. */
  readonly ids: readonly string[] | null
  /** Component types that a binding may name too. */
  readonly types: readonly string[]
}

export function findBindingProblems(bindings: readonly Partial<ElementBinding>[], known: KnownNames): Problem[] {
  const taken = new Map<string, number>()
  return bindings.flatMap((binding, at) => {
    const path = `elementBindings.${at}`
    const { morningstarComponentId: id, container, tagName } = binding
    const problems: Problem[] = []
    if (!id) problems.push(toError(`${path}.morningstarComponentId`, 'Required: the id of a component.'))
    else problems.push(...findIdProblems(`${path}.morningstarComponentId`, id, known))
    if (!container) problems.push(toError(`${path}.container`, 'Required: the id of an element on the page.'))
    else {
      const earlier = taken.get(container)
      if (earlier !== undefined)
        problems.push(
          toWarning(`${path}.container`, `elementBindings.${earlier} uses ${container} too; the last one wins.`),
        )
      taken.set(container, at)
      if (container.startsWith('#'))
        problems.push(
          toError(`${path}.container`, `container is an id, not a selector. Did you mean ${container.slice(1)}?`),
        )
    }
    if (tagName !== undefined && !tagShape.test(tagName))
      problems.push(
        toError(`${path}.tagName`, `"${tagName}" is not a valid custom element name: use lower case and a hyphen.`),
      )
    return problems
  })
}

function findIdProblems(path: string, id: string, { ids, types }: KnownNames): Problem[] {
  if (ids === null || ids.includes(id) || types.includes(id)) return []
  const { message, code } = bundleNotFound(id)
  return [toError(path, `${message}.${toSuggestion(findNearest(id, [...ids, ...types]))}`, code)]
}
