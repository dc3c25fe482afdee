import type { OperationsDataView, OperationsRun } from '@bellwether/contract'
import { type Database, importedData } from '@bellwether/db'
import { formatCount, toIsoDate } from '@bellwether/domain'
import { toDataset } from './datasets.ts'
import { toFindings } from './findings.ts'

const shownRuns = 50
const shownFindings = 200

export interface DataQuery {
  readonly before: number | null
  readonly notice: OperationsDataView['notice']
  readonly upload: OperationsDataView['upload']
}

export async function dataView(
  db: Database,
  { before, notice, upload }: DataQuery,
  now = new Date(),
): Promise<OperationsDataView> {
  const [sources, datasets, found] = await Promise.all([
    importedData.sources(db),
    importedData.datasets(db),
    importedData.runs(db, { limit: shownRuns + 1, before }),
  ])
  const runs = found.slice(0, shownRuns)
  return {
    notice,
    upload,
    sources: sources.map(({ code, name, licence, simulated, runs: count, lastFinishedAt, lastRunId, lastChanges }) => ({
      code,
      name,
      licence: simulated ? 'Simulated' : licence,
      runs: count,
      lastFinishedAt,
      undo: lastRunId === null || lastChanges === null ? null : { run: lastRunId, rows: lastChanges },
    })),
    datasets: datasets.map(state => toDataset(state, toIsoDate(now))),
    runs: runs.map(toRun),
    olderHref: found.length > shownRuns ? `/operations/data?before=${runs.at(-1)?.id}` : null,
    findings: runs
      .filter(({ undone }) => !undone)
      .flatMap(toFindings)
      .slice(0, shownFindings),
  }
}

const origins: Readonly<Record<string, string>> = {
  command: 'Command',
  inbox: 'Inbox',
  upload: 'Upload',
  sample: 'Sample market',
}
const counted = ['read', 'inserted', 'updated', 'unchanged', 'rejected'] as const

function toRun(run: importedData.ListedRun): OperationsRun {
  const { id, source, startedAt, finishedAt, failedAt, parameters, counts, error, rejects, undoes } = run
  const { via, by, file, format } = parameters
  const ended = finishedAt ?? failedAt
  const href = `/operations/data/runs/${id}/rejects`
  return {
    id,
    source,
    startedAt,
    state: stateOf(run),
    file: undoes === null ? String(file ?? '') : `Run ${undoes}: ${file ?? ''}`,
    format: format == null ? null : String(format),
    from: [origins[String(via)] ?? 'Start of the platform', ...(by ? [String(by)] : [])].join(', '),
    counts: counted.flatMap(name => (counts[name] ? [`${formatCount(Number(counts[name]))} ${name}`] : [])).join(', '),
    seconds: ended === null ? null : (ended.getTime() - startedAt.getTime()) / 1000,
    error: error && `${error.code}: ${error.message}`,
    rejects: rejects === 0 ? null : { json: `${href}.json`, csv: `${href}.csv`, count: rejects },
  }
}

function stateOf({ finishedAt, failedAt, undoes, undone }: importedData.ListedRun): string {
  if (failedAt !== null) return 'Failed'
  if (undone) return 'Undone'
  if (undoes !== null) return 'Undo'
  return finishedAt === null ? 'Not finished' : 'Stored'
}
