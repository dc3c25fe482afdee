import { compressedBytes } from '../link/secure-server.ts'
import { type Candidate, type Surroundings, toHostPage, toPlaceFunction, toStylesheet } from './host-page.ts'

type Built = ReadonlyMap<string, string>

/** The loader of SystemJS, an import map, and the modules in its format. */
export function createSystem(surroundings: Surroundings, built: Built): Candidate {
  const { cdn, components } = surroundings
  const imports = Object.fromEntries(
    components.map(({ type, script }) => [type, `${cdn}peers/systemjs/${script.path}`]),
  )
  const body = `<script type="systemjs-importmap">${JSON.stringify({ imports })}</script>
<script src="${cdn}peers/systemjs/s.min.js" crossorigin></script>
<script>
${toPlaceFunction(surroundings)}
${components.map(({ type }) => `System.import('${type}').then(module => place('${type}', module.element))`).join('\n')}
</script>`
  return toPeer('SystemJS', surroundings, body, built, ['peers/systemjs/s.min.js'])
}

/** A host with the runtime; one remote that exposes all ten, by its entry file. */
export function createFederation(surroundings: Surroundings, built: Built): Candidate {
  const { cdn, components } = surroundings
  const body = `<script src="${cdn}peers/federation/host.js" crossorigin></script>
<script>
${toPlaceFunction(surroundings)}
const host = federation({ name: 'host', remotes: [{ name: 'components', entry: '${cdn}peers/federation/remoteEntry.js' }] })
${components.map(({ type }) => `host.loadRemote('components/${type}').then(module => place('${type}', module.element))`).join('\n')}
</script>`
  return toPeer('Module Federation', surroundings, body, built, ['peers/federation/host.js'])
}

/** Its script in the page, and tags that it fills when it has found them. */
export function createStencil(surroundings: Surroundings, built: Built): Candidate {
  const { cdn, components } = surroundings
  const body = `<script>
${toPlaceFunction(surroundings)}
</script>
<script type="module" src="${cdn}peers/stencil/components.esm.js"></script>
${components.map(({ type }) => `<stencil-${type}></stencil-${type}>`).join('\n')}`
  return toPeer('Stencil', surroundings, body, built, findStencilCore(built))
}

/** Its ES module; each component an application that is loaded by import(). */
export function createSingleSpa(surroundings: Surroundings, built: Built): Candidate {
  const { cdn, components } = surroundings
  const body = `<script type="module">
import { registerApplication, start } from '${cdn}peers/single-spa/single-spa.min.js'
${toPlaceFunction(surroundings)}
const nothing = async () => {}
const toApplication = (type, url) => ({
  name: type,
  app: async () => {
    const { element } = await import(url)
    return { bootstrap: nothing, mount: async () => place(type, element), unmount: nothing }
  },
  activeWhen: () => true,
})
${components.map(({ type, script }) => `registerApplication(toApplication('${type}', '${cdn}${script.path}'))`).join('\n')}
start()
</script>`
  return toPeer('single-spa', surroundings, body, built, ['peers/single-spa/single-spa.min.js'])
}

/** The stylesheet is a tag in the page, and both kinds of connection are opened at once: with and without cookies. */
function toPeer(name: string, surroundings: Surroundings, body: string, built: Built, core: string[]): Candidate {
  const { cdn } = surroundings
  const head = `<link rel="preconnect" href="${cdn}">
<link rel="preconnect" href="${cdn}" crossorigin>
${toStylesheet(surroundings)}`
  const coreBytes = core.reduce((sum, path) => sum + compressedBytes(built.get(path) ?? ''), 0)
  return { name, goal: null, coreBytes, html: toHostPage(surroundings, head, body), files: built }
}

/** The entry and the runtime that it imports. */
function findStencilCore(built: Built): string[] {
  const entry = 'peers/stencil/components.esm.js'
  const imported = [...(built.get(entry) ?? '').matchAll(/from\s*"\.\/(p-[\w-]+\.js)"/g)].map(([, file]) => file)
  return [entry, ...new Set(imported.map(file => `peers/stencil/${file}`))]
}
