export { readAll, streamedFile, textFile } from './text-file.ts'
export { type ZipEntry, zipFile } from './zip-file.ts'
