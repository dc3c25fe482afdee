import {
  type LimitNode,
  type OffsetNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  ValueNode,
} from 'kysely'

/**
 * PostgreSQL with limits and booleans written out. A statement is planned once, without its values, and must say what
 * decides its plan: how few rows are wanted, and which rows a partial index is for.
 */
export class PlannedOnceDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new PlannedOnceCompiler()
  }
}

class PlannedOnceCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    this.append('limit ')
    const { limit } = node
    if (ValueNode.is(limit) && typeof limit.value === 'number') this.appendImmediateValue(limit.value)
    else this.visitNode(limit)
  }

  /** Only the first page has its own plan: there are too many of the others. */
  protected override visitOffset(node: OffsetNode): void {
    if (ValueNode.is(node.offset) && node.offset.value === 0) this.append('offset 0')
    else super.visitOffset(node)
  }

  protected override visitValue(node: ValueNode): void {
    if (typeof node.value === 'boolean') this.appendImmediateValue(node.value)
    else super.visitValue(node)
  }
}
