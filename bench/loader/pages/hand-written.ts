import {
  type Candidate,
  type Surroundings,
  toAttributes,
  toHostPage,
  toPlaceFunction,
  toStylesheet,
} from './host-page.ts'

/** What a patient person writes who knows every file: each tag in the page, nothing to find out, no loader. */
export function createHandWritten(surroundings: Surroundings): Candidate {
  const { cdn, shared, components, design } = surroundings
  const modules = [...shared, ...components.map(({ script }) => script)]
  const head = [
    `<link rel="preconnect" href="${cdn}" crossorigin>`,
    ...modules.map(file => `<link rel="modulepreload" ${toAttributes(cdn, 'href', file)}>`),
    `<link rel="preload" as="fetch" ${toAttributes(cdn, 'href', { path: design.icons.path })}>`,
    toStylesheet(surroundings),
  ].join('\n')
  const body = `<script type="module">
${components.map(({ script }, rank) => `import { element as element${rank} } from '${cdn}${script.path}'`).join('\n')}
${toPlaceFunction(surroundings)}
${components.map(({ type }, rank) => `place('${type}', element${rank})`).join('\n')}
</script>`
  return { name: 'hand-written', goal: null, coreBytes: null, html: toHostPage(surroundings, head, body) }
}
