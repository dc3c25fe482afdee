import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toCustomElementsManifest, toHtmlCustomData } from '@bellwether/catalogue/elements'
import { build } from 'rolldown'
import { buildLoader, buildPackageModules } from '../../packages/loader/build.ts'
import { readRepositoryFile, repositoryRoot } from '../repository-files.ts'
import { collectDeclarations, type Repository } from './collect-declarations.ts'
import { customElementsFile, toModulePath, toPackageJson, type WorkspaceManifest } from './package-json.ts'
import { type PublicPackage, publicPackages } from './public-packages.ts'
import { toPublishedReadme } from './published-readme.ts'
import { writeDeclarations } from './write-declarations.ts'

/** Packages whose types reach those of the public ones. */
const typedPackages = ['contract', 'domain', 'catalogue', 'loader', 'react']

/** Makes a folder of each public package, ready for `npm publish` and `npm pack`, and gives their paths. */
export async function buildPackages(folder: string, repository?: string): Promise<readonly string[]> {
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(join(cache, 'packages-'))
  try {
    writeDeclarations(join(work, 'types'), typedPackages, false)
    await buildLoader(join(work, 'loader'))
    rmSync(folder, { recursive: true, force: true })
    const folders: string[] = []
    for (const one of publicPackages) {
      const target = join(folder, one.name)
      await writeModules(one, work, target)
      writeTypes(one, join(work, 'types'), target)
      writeTexts(one, target, repository)
      folders.push(target)
    }
    return folders
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function writeModules({ name, entries, bin = {}, dependencies }: PublicPackage, work: string, target: string) {
  // The loader's properties are shortened together with those of its parts on the CDN.
  if (name === 'loader') return buildPackageModules(join(work, 'loader'), join(target, 'dist'))
  const inputs = [
    ...Object.entries(entries).map(([entry, source]) => [toModulePath(entry), source]),
    ...Object.entries(bin).map(([command, source]) => [`dist/${command}.js`, source]),
  ].map(([path = '', source = '']) => [
    path.replace(/^dist\/|\.js$/g, ''),
    join(repositoryRoot, 'packages', name, source),
  ])
  await build({
    input: Object.fromEntries(inputs),
    platform: bin.bellwether ? 'node' : 'neutral',
    external: id => /^(?:react|node:)/.test(id) || dependencies.some(one => id === one || id.startsWith(`${one}/`)),
    transform: { target: 'es2022', jsx: { runtime: 'automatic', development: false } },
    output: { dir: join(target, 'dist'), format: 'esm', chunkFileNames: '[name]-[hash].js' },
  })
  for (const command of Object.keys(bin)) chmodSync(join(target, `dist/${command}.js`), 0o755)
}

function writeTypes(
  { name, entries, declarations = {}, dependencies }: PublicPackage,
  types: string,
  target: string,
): void {
  const repository: Repository = {
    readDeclaration: source =>
      source.endsWith('.d.ts')
        ? readRepositoryFile(source)
        : readFileSync(join(types, source.replace(/\.tsx?$/, '.d.ts')), 'utf8'),
    findSource,
    isExternal: specifier =>
      !/^(?:\.|@bellwether\/)/.test(specifier) ||
      dependencies.some(one => specifier === one || specifier.startsWith(`${one}/`)),
  }
  const sources = [...Object.values(entries), ...Object.values(declarations)].map(
    source => `packages/${name}/${source}`,
  )
  for (const [path, text] of collectDeclarations(sources, repository)) write(join(target, path), text)
}

/** By the `exports` of its workspace. */
function findSource(specifier: string): string {
  const [, name = '', rest = ''] = /^@bellwether\/([^/]+)(\/.+)?$/.exec(specifier) ?? []
  const { exports } = JSON.parse(readRepositoryFile(`packages/${name}/package.json`)) as {
    readonly exports: Readonly<Record<string, string>>
  }
  for (const [entry, file] of Object.entries(exports)) {
    const [start = '', end] = entry.split('*')
    const wanted = `.${rest}`
    if (end === undefined ? wanted === entry : wanted.startsWith(start))
      return `packages/${name}/${file.slice(2).replace('*', wanted.slice(start.length))}`
  }
  throw new Error(`No package of the repository exports ${specifier}.`)
}

function writeTexts(one: PublicPackage, target: string, repository: string | undefined): void {
  const source = `packages/${one.name}`
  const facts = { manifest: readManifest(source), installedVersion, repository }
  write(join(target, 'package.json'), `${JSON.stringify(toPackageJson(one, facts), null, 2)}\n`)
  write(join(target, 'README.md'), toPublishedReadme(readRepositoryFile(`${source}/README.md`)))
  if (one.name === 'loader') {
    write(join(target, customElementsFile), JSON.stringify(toCustomElementsManifest(), null, 2))
    write(join(target, 'vscode.html-custom-data.json'), JSON.stringify(toHtmlCustomData(), null, 2))
  }
  copyFileSync(join(repositoryRoot, 'LICENSE'), join(target, 'LICENSE'))
}

function installedVersion(library: string): string {
  return readManifest(`node_modules/${library}`).version
}

function readManifest(folder: string): WorkspaceManifest {
  return JSON.parse(readRepositoryFile(`${folder}/package.json`)) as WorkspaceManifest
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
