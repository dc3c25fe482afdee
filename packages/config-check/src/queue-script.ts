/** Stands in for the loader until its script is there, and keeps what is asked of it. */
export const queueScript =
  'window.bellwether ??= { queue: [], load: config => new Promise((...settle) => bellwether.queue.push([config, ...settle])) }'
