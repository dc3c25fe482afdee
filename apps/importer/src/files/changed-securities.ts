/** Of more securities the platform makes the figures in the background, as of a whole market. */
export const maxAtOnce = 200

/** Ids of changed securities. Of more than are looked at one by one only that they are more counts: a list may have 300,000. */
export class ChangedSecurities extends Set<number> {
  override add(id: number): this {
    return this.size > maxAtOnce ? this : super.add(id)
  }
}
