export const processSettings: Readonly<Record<string, string>>
