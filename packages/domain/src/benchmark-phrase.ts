/** A benchmark in a sentence: the UK All-Share Index, but SONIA and consumer prices plus 4%. */
export function benchmarkPhrase(name: string): string {
  if (/\b(?:index|average)\b/i.test(name)) return `the ${name}`
  return name.replace(/^[A-Z](?=[a-z]+ [a-z])/, letter => letter.toLowerCase())
}
