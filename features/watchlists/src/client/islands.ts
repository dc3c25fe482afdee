export { StarIsland } from './star-island.tsx'
export { WatchedOverlapIsland } from './watched-overlap-island.tsx'
