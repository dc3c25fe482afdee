/** The best few documents of one match kind. Lower cost is better, then lower document number. */
export class TopHits {
  readonly capacity: number
  readonly documents: number[] = []
  readonly records: number[] = []
  readonly costs: number[] = []

  constructor(capacity: number) {
    this.capacity = capacity
  }

  /** Whether a document at this cost could still enter. */
  admits(cost: number, document: number): boolean {
    const last = this.documents.length - 1
    if (last + 1 < this.capacity) return true
    if (last < 0) return false
    const worst = this.costs[last] as number
    return cost < worst || (cost === worst && document <= (this.documents[last] as number))
  }

  /** A document offered twice keeps its lower cost, then its lower record (the current name comes before former ones). */
  offer(cost: number, document: number, record: number): void {
    if (!this.admits(cost, document)) return
    const known = this.documents.indexOf(document)
    if (known !== -1) {
      const knownCost = this.costs[known] as number
      if (knownCost < cost || (knownCost === cost && (this.records[known] as number) <= record)) return
      this.removeAt(known)
    }
    let at = this.documents.length
    while (at > 0 && this.isAfter(at - 1, cost, document)) at -= 1
    this.documents.splice(at, 0, document)
    this.records.splice(at, 0, record)
    this.costs.splice(at, 0, cost)
    if (this.documents.length > this.capacity) this.removeAt(this.capacity)
  }

  private isAfter(at: number, cost: number, document: number): boolean {
    const other = this.costs[at] as number
    return other > cost || (other === cost && (this.documents[at] as number) > document)
  }

  private removeAt(at: number): void {
    this.documents.splice(at, 1)
    this.records.splice(at, 1)
    this.costs.splice(at, 1)
  }
}
