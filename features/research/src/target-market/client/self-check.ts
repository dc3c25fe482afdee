const storageKey = 'bw-self-check'

export type Verdict = 'yes' | 'no' | 'neutral'

export interface Answered {
  readonly question: string
  /** Null where the manager has said nothing about it. */
  readonly verdict: Verdict | null
}

/** Compares a visitor's answers with the target market, in the browser only. */
export function selfCheck(root: HTMLElement, storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  const result = root.querySelector<HTMLElement>('[data-bw-self-check-result]')
  const choices = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const show = () => {
    if (result) result.textContent = resultText(choices.filter(({ checked }) => checked).map(toAnswered))
  }
  const kept = parseKept(attempt(() => storage().getItem(storageKey)))
  for (const choice of choices) choice.checked = kept[choice.name] === choice.value
  root.hidden = false
  show()
  root.addEventListener('change', () => {
    const answers = { ...kept, ...Object.fromEntries(choices.filter(c => c.checked).map(c => [c.name, c.value])) }
    attempt(() => storage().setItem(storageKey, JSON.stringify(answers)))
    show()
  })
  root.querySelector('[data-bw-self-check-forget]')?.addEventListener('click', () => {
    for (const choice of choices) choice.checked = false
    attempt(() => storage().removeItem(storageKey))
    show()
  })
}

function toAnswered(choice: HTMLInputElement): Answered {
  const verdict = choice.dataset.bwVerdict
  return {
    question: choice.closest<HTMLElement>('[data-bw-question]')?.dataset.bwQuestion ?? '',
    verdict: verdict === 'yes' || verdict === 'no' || verdict === 'neutral' ? verdict : null,
  }
}

export function resultText(answers: readonly Answered[]): string {
  if (answers.length === 0) return ''
  const of = (verdict: Verdict) =>
    answers.filter(answer => answer.verdict === verdict).map(({ question }) => `“${question}”`)
  const [outside, neither] = [of('no'), of('neutral')]
  const sentences = [
    outside.length > 0
      ? `You are outside the target market because of your answer to ${outside.join(', ')}: this product was not designed for you.`
      : 'None of your answers puts you outside the target market.',
    ...(neither.length > 0 ? [`Neutral on ${neither.join(', ')}.`] : []),
    'This is not advice.',
  ]
  return sentences.join(' ')
}

/** What was stored, by name of the question; whatever else is found there counts as nothing. */
export function parseKept(text: string | null | undefined): Readonly<Record<string, unknown>> {
  const value: unknown = attempt(() => JSON.parse(text ?? ''))
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** Storage may be closed to us: then answers last as long as the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
