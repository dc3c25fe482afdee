/** The best few documents of one match kind. Lower cost is better, then lower document number. */
export class TopHits {
  readonly capacity: number
  readonly documents: number[] = []
  readonly records: number[] = []
  readonly costs: number[] = []
  // The last hit once there are enough, so that the many that come too late are turned away by two comparisons.
  private worstCost = Number.POSITIVE_INFINITY
  private worstDocument = 0

  constructor(capacity: number) {
    this.capacity = capacity
  }

  /** Whether a document at this cost could still enter. */
  admits(cost: number, document: number): boolean {
    return cost < this.worstCost || (cost === this.worstCost && document <= this.worstDocument)
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
    if (this.documents.length === this.capacity) {
      this.worstCost = this.costs[this.capacity - 1] as number
      this.worstDocument = this.documents[this.capacity - 1] as number
    }
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
