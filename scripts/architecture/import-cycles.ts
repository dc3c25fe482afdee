/** Groups of nodes that reach each other (Tarjan), largest first; nodes that only reach themselves by way of others count, lone ones do not. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const cycles: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()

  const visit = (node: string): void => {
    const own = order.size
    order.set(node, own)
    low.set(node, own)
    open.push(node)
    isOpen.add(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (isOpen.has(next)) low.set(node, Math.min(low.get(node) ?? own, low.get(next) ?? own))
    }
    if (low.get(node) !== own) return
    const group = open.splice(open.indexOf(node))
    for (const member of group) isOpen.delete(member)
    if (group.length > 1) cycles.push(group.toSorted())
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return cycles.toSorted((a, b) => b.length - a.length)
}
