import type { EditorProblem } from './editor.ts'

type Placed = EditorProblem & { readonly line: number }

const labels = { error: 'Error', warning: 'Warning', note: 'Note' } as const

/** Lists the problems, for users who cannot see the markers beside the lines. */
export function drawProblems(list: HTMLElement, problems: readonly Placed[], goTo: (line: number) => void): void {
  const items = problems.map(problem => {
    const item = document.createElement('li')
    item.dataset.severity = problem.severity
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = `${labels[problem.severity]} on line ${problem.line}`
    button.addEventListener('click', () => goTo(problem.line))
    item.append(button, ` ${problem.message}${problem.code ? ' ' : ''}`)
    if (problem.code) item.append(toCodeLink(problem.code))
    return item
  })
  list.replaceChildren(...items)
}

function toCodeLink(code: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = `/developers/guides/errors#${code.toLowerCase()}`
  link.textContent = code
  return link
}
