const forContributors = /\n## (?:In this repository|Left out)\n[\s\S]*$/
const relativeLink = /\[([^\]]+)\]\((?!https?:)[^)]*\)/g

/** The README as people read it who have only the package: without links into the repository. */
export function toPublishedReadme(text: string): string {
  return `${text.replace(forContributors, '').replace(relativeLink, '$1').trimEnd()}\n`
}
