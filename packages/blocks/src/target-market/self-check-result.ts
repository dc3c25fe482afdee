import type { SelfCheckQuestion } from '@bellwether/contract'

/** What a visitor has chosen, by question. */
export type Answers = Readonly<Record<string, string>>

/** What the answers say, in words; nothing before anything was answered. */
export function resultText(questions: readonly SelfCheckQuestion[], answers: Answers): string {
  const answered = questions.flatMap(({ key, label, options }) => {
    const chosen = options.find(({ value }) => value === answers[key])
    return chosen ? [{ label, verdict: chosen.verdict }] : []
  })
  if (answered.length === 0) return ''
  const withVerdict = (verdict: string) =>
    answered.filter(answer => answer.verdict === verdict).map(({ label }) => `“${label}”`)
  const [outside, neither] = [withVerdict('no'), withVerdict('neutral')]
  const sentences = [
    outside.length > 0
      ? `You are outside the target market because of your answer to ${outside.join(', ')}: this product was not designed for you.`
      : 'None of your answers puts you outside the target market.',
    ...(neither.length > 0 ? [`Neutral on ${neither.join(', ')}.`] : []),
    'This is not advice.',
  ]
  return sentences.join(' ')
}
