export const processMemory: Readonly<Record<string, string>>
