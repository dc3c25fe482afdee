/** A list of whole numbers that grows without ever being copied number by number. */
export class Uint32List {
  length = 0
  private numbers = new Uint32Array(64)

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(this.numbers.length * 2)
      larger.set(this.numbers)
      this.numbers = larger
    }
    this.numbers[this.length] = number
    this.length += 1
  }

  toArray(): Uint32Array {
    return this.numbers.slice(0, this.length)
  }
}
